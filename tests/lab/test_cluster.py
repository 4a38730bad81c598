"""The lab on a real Ray cluster of several nodes on this machine, one of which dies midway."""

import numpy as np
import polars as pl
import pytest
from polars.testing import assert_frame_equal

from tablee.core.errors import TableeError
from tablee.lab.cluster import Summary, chi_square, odd_workers, on_cluster
from tablee.lab.run import plan, run

GAMES = pl.DataFrame({"winner": [0, 1, 2, -1] * 300, "ending": [1, 2] * 600, "decisions": list(range(40, 100)) * 20})


def summary(games: pl.DataFrame) -> Summary:
    made = Summary()
    made.add(games)
    return made


def test_like_workers_are_not_odd():
    rng = np.random.default_rng(1)
    for _ in range(50):
        parts = {f"w{i}": summary(GAMES.sample(600, seed=int(rng.integers(1 << 30)))) for i in range(4)}
        assert odd_workers(parts) == []
    assert odd_workers({"only": summary(GAMES)}) == []


def test_a_worker_with_other_results_is_named():
    cheat = GAMES.with_columns(winner=pl.when(pl.int_range(pl.len()) % 5 == 0).then(0).otherwise("winner"))
    found = odd_workers({"a": summary(GAMES), "b": summary(GAMES), "c": summary(cheat)})
    assert any("worker c" in line and "winners" in line for line in found)
    slow = GAMES.with_columns(decisions=pl.col("decisions") + 5)
    assert any("lengths" in line for line in odd_workers({"a": summary(GAMES), "b": summary(slow)}))


def test_chi_square_is_near_its_tables():
    assert chi_square([50, 50], [50, 50]) > 0.9
    assert chi_square([60, 40], [40, 60]) == pytest.approx(0.0047, rel=0.2)  # statistic 8, one degree of freedom
    assert chi_square([10, 0], [12, 0]) == 1.0


@pytest.fixture
def nodes():
    """Return a function that starts a Ray cluster with this number of nodes."""
    pytest.importorskip("ray", reason="Ray is not installed: the lab is not tried on a cluster.")
    from ray.cluster_utils import Cluster

    made = []

    def start(n: int) -> Cluster:
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        made.append(cluster)
        for _ in range(n - 1):
            cluster.add_node(num_cpus=1)
        cluster.connect()
        return cluster

    yield start
    import ray

    ray.shutdown()
    for cluster in made:
        cluster.shutdown()


@pytest.mark.kernel
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_loses_a_node_gives_the_rows_of_a_local_run(nodes, tmp_path, dice_race):
    _lose_a_node(nodes(2), tmp_path, dice_race, games=6000)


@pytest.mark.full
@pytest.mark.filterwarnings("ignore")
def test_a_larger_cluster_loses_a_node(nodes, tmp_path, dice_race):
    _lose_a_node(nodes(4), tmp_path, dice_race, games=60_000)


def _lose_a_node(cluster, tmp_path, game, games):
    wanted = {"seats": 3, "bots": ["greedy"], "games": games, "use_games": 300}
    lost = []

    def lose_one(done: int) -> None:
        if done and not lost:
            lost.append(cluster.worker_nodes.copy().pop())
            cluster.remove_node(lost[0], allow_graceful=False)

    found, odd = on_cluster(tmp_path / "far", plan(game, **wanted), cluster.address, progress=lose_one)
    assert lost
    assert odd == []
    near = run(game, folder=tmp_path / "near", jobs=1, **wanted)
    for table in ("games", "seats", "uses", "actions"):
        assert_frame_equal(found.table(table).collect(), near.table(table).collect())


def test_no_cluster_is_a_plain_error(tmp_path, dice_race):
    pytest.importorskip("ray")
    with pytest.raises(TableeError, match="no Ray cluster"):
        on_cluster(tmp_path, plan(dice_race, games=3), "127.0.0.1:1")
