"""Fits an estimate of each seat's share of the win, from games played before a run.

A game's own `value` ranks moves for its bots, but its numbers need not be chances. The fitted estimate takes it as one
input beside the seat's `features`: the strength of a seat is a linear function of them plus a small hidden layer, and
a softmax over the seats gives shares. It starts as the game's own estimate, is fitted by gradient descent (Adam) on
cross-entropy, and stops when held-out games get no better. Any estimate gives unbiased luck (see docs/lab.md); a better
one saves more games.
"""

from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from tablee.lab.desk import HIDDEN, LOG_SCALE

RATE, EPOCHS, BATCH, PATIENCE, DECAY = 3e-3, 30, 512, 3, 1e-5
HELD_OUT = 5  # every fifth game is held out
LEAST = 1e-4  # as `kernel.LEAST_SHARE`
PIECE = 128  # rows of a product at once: BLAS starts no threads for so few, which would wait for each other


@dataclass(frozen=True, eq=False)
class Fit:
    """A fitted estimate: its numbers, and the cross-entropy of held-out games before and after fitting."""

    inner: Any
    bias: Any
    outer: Any
    before: float = 0.0
    after: float = 0.0
    games: int = 0

    def write_into(self, desk: Any) -> None:
        """Write the estimate into the desk of the compiled loop."""
        desk["with_model"] = 1
        desk["inner"], desk["bias"], desk["outer"] = self.inner, self.bias, self.outer

    def save(self, path: Any) -> None:
        """Write the estimate to a file-like object."""
        scores = np.array([self.before, self.after, self.games])
        np.savez(path, inner=self.inner, bias=self.bias, outer=self.outer, scores=scores)

    @classmethod
    def load(cls, path: Any) -> Self:
        """Read what `save` wrote."""
        with np.load(path) as kept:
            before, after, games = kept["scores"]
            return cls(kept["inner"], kept["bias"], kept["outer"], float(before), float(after), int(games))


def inputs(seen: Any, own: Any) -> Any:
    """Return the inputs of the estimate: features by position and seat, then the game's own estimates in two forms."""
    logs = LOG_SCALE * np.log(np.maximum(own, LEAST))
    return np.concatenate([seen, own[..., None], logs[..., None]], axis=2, dtype=np.float32)


def fit(x: Any, results: Any, game_of: Any, seed: int = 0) -> Fit:
    """Fit an estimate to positions, given by their `inputs`.

    `results` are the shares of the win, and `game_of` is the game that each position belongs to.
    """
    rng = np.random.default_rng(seed)
    width = HIDDEN + 1
    inner = rng.normal(0, 1 / np.sqrt(1 + x.shape[2] / 4), (x.shape[2], width)).astype(np.float32)
    inner[:, 0] = 0.0
    inner[-1, 0] = 1 / LOG_SCALE
    outer = np.zeros(width, np.float32)
    outer[0] = 1.0
    params = [inner, np.zeros(width, np.float32), outer]
    held = game_of % HELD_OUT == 0
    train, test = np.nonzero(~held)[0], np.nonzero(held)[0]
    before = best = _loss(params, x[test], results[test])
    kept, waited = [p.copy() for p in params], 0
    state = [(np.zeros_like(p), np.zeros_like(p)) for p in params]
    step = 0
    for _ in range(EPOCHS):
        order = rng.permutation(train)
        for at in range(0, len(order), BATCH):
            step += 1
            batch = order[at : at + BATCH]
            slopes = _slopes(params, x[batch], results[batch])
            _adam(params, slopes, state, step)
        loss = _loss(params, x[test], results[test])
        if loss < best - 1e-5:
            best, kept, waited = loss, [p.copy() for p in params], 0
        else:
            waited += 1
            if waited >= PATIENCE:
                break
    return Fit(kept[0], kept[1], kept[2], before, best, len(np.unique(game_of)))


def _strengths(params: list[Any], x: Any) -> tuple[Any, Any]:
    """Return the strength of each seat, and the hidden layer."""
    inner, bias, outer = params
    hidden = x @ inner + bias
    np.maximum(hidden[..., 1:], 0, out=hidden[..., 1:])
    return hidden @ outer, hidden


def _softmax(strengths: Any) -> Any:
    raised = np.exp(strengths - strengths.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def _loss(params: list[Any], x: Any, results: Any) -> float:
    shares = _softmax(_strengths(params, x)[0])
    return float(-(results * np.log(np.maximum(shares, 1e-9))).sum(1).mean())


def _slopes(params: list[Any], x: Any, results: Any) -> list[Any]:
    """Return the derivative of the loss with respect to each parameter."""
    inner, _, outer = params
    strengths, hidden = _strengths(params, x)
    error = (_softmax(strengths) - results) / len(x)
    back = error[..., None] * outer
    back[..., 1:] *= hidden[..., 1:] > 0
    flat = back.reshape(-1, back.shape[-1])
    return [
        _product(x.reshape(-1, x.shape[-1]), flat) + DECAY * inner,
        flat.sum(0),
        _product(hidden.reshape(-1, hidden.shape[-1]), error.reshape(-1)),
    ]


def _product(a: Any, b: Any) -> Any:
    """Return the product of a transposed with b, piece by piece."""
    return sum(a[i : i + PIECE].T @ b[i : i + PIECE] for i in range(0, len(a), PIECE))


def _adam(params: list[Any], slopes: list[Any], state: list[tuple[Any, Any]], step: int) -> None:
    for param, slope, (mean, square) in zip(params, slopes, state, strict=True):
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        rate = RATE * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
        param -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
