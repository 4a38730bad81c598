/**
 * Makes the sounds of the table from plain recipes, when they are first needed: no sound is a file. A recipe adds up
 * ringing tones, noise and sliding tones; the numbers are in hertz, seconds, and shares of full loudness.
 */

export const RATE = 24_000; // samples per second
const ATTACK = 0.0015; // seconds in which a blow reaches its full strength
const FADE = 0.03; // seconds at the end in which a sound fades out, so that it does not click

/** @typedef {[frequency: number, level: number, decay: number]} Tone a tone that fades by `decay` per second */

// what rings when it is struck: the tones of a body, the lowest first
/** @type {Record<string, Tone[]>} */
const BODIES = {
  board: [
    [340, 0.6, 38],
    [610, 0.3, 60],
    [1130, 0.12, 95],
  ],
  piece: [
    [430, 0.5, 55],
    [980, 0.45, 80],
    [1710, 0.2, 120],
    [2950, 0.08, 170],
  ],
  die: [
    [1480, 0.4, 120],
    [2330, 0.35, 150],
    [3890, 0.2, 210],
  ],
  coin: [
    [2637, 0.3, 11],
    [4186, 0.34, 15],
    [5906, 0.2, 22],
    [7459, 0.1, 30],
  ],
  blade: [
    [1187, 0.2, 12],
    [1930, 0.26, 14],
    [2873, 0.22, 17],
    [4107, 0.16, 22],
    [5530, 0.09, 30],
  ],
  drum: [
    [82, 0.7, 14],
    [131, 0.35, 22],
    [193, 0.16, 34],
  ],
  stone: [
    [196, 0.5, 30],
    [517, 0.32, 48],
    [873, 0.2, 70],
    [1490, 0.1, 110],
  ],
  bell: [
    [1, 0.5, 4.2],
    [2, 0.18, 6],
    [2.76, 0.2, 8],
    [5.4, 0.08, 14],
  ], // in shares of the bell's own tone
  horn: [
    [1, 0.5, 4.4],
    [2, 0.36, 5],
    [3, 0.26, 5.6],
    [4, 0.14, 6.6],
    [5, 0.08, 8],
    [6, 0.04, 10],
  ], // likewise
};

/** One sound under construction. */
class Sound {
  /** @param {number} seconds its length */
  constructor(seconds) {
    this.samples = new Float32Array(Math.round(seconds * RATE));
    this.seed = 1; // of the noise, which is the same each time
  }

  /**
   * Add something that begins at a time.
   * @param {number} start
   * @param {(t: number) => number} level returns how loud it is `t` seconds later
   */
  add(start, level) {
    for (let i = Math.ceil(start * RATE); i < this.samples.length; i++) this.samples[i] += level(i / RATE - start);
    return this;
  }

  /**
   * Strike a body.
   * @param {string} body
   * @param {number} [start]
   * @param {number} [loud]
   * @param {{pitch?: number, attack?: number, damp?: number}} [how] `damp`: how much faster it fades than usual
   */
  strike(body, start = 0, loud = 1, { pitch = 1, attack = ATTACK, damp = 1 } = {}) {
    for (const [frequency, level, decay] of BODIES[body]) {
      const [turn, fade] = [2 * Math.PI * frequency * pitch, decay * damp];
      this.add(start, (t) => loud * level * Math.min(1, t / attack) * Math.exp(-fade * t) * Math.sin(turn * t));
    }
    return this;
  }

  /**
   * Add noise between two frequencies.
   * @param {number} start
   * @param {{low: number, high: number, loud: number, decay: number, attack?: number}} how
   */
  noise(start, { low, high, loud, decay, attack = ATTACK }) {
    const [above, below] = [low, high].map((edge) => 1 - Math.exp((-2 * Math.PI * edge) / RATE));
    let [slow, once, twice] = [0, 0, 0];
    return this.add(start, (t) => {
      this.seed = (this.seed * 16807) % 2147483647;
      const raw = this.seed / 1073741824 - 1;
      once += below * (raw - once);
      twice += below * (once - twice);
      slow += above * (twice - slow);
      return loud * Math.min(1, t / attack) * Math.exp(-decay * t) * (twice - slow);
    });
  }

  /**
   * Add a tone that slides from one frequency to another.
   * @param {number} start
   * @param {{from: number, to: number, time: number, loud: number, decay: number}} how
   */
  slide(start, { from, to, time, loud, decay }) {
    let phase = 0;
    return this.add(start, (t) => {
      phase += (2 * Math.PI * (to + (from - to) * Math.exp((-3 * t) / time))) / RATE;
      return loud * Math.min(1, t / 0.004) * Math.exp(-decay * t) * Math.sin(phase);
    });
  }

  /**
   * Add the echo of a small room.
   * @param {number} loud
   */
  room(loud) {
    for (const delay of [0.023, 0.037, 0.053]) {
      const back = Math.round(delay * RATE);
      for (let i = back; i < this.samples.length; i++) this.samples[i] += loud * this.samples[i - back];
    }
    return this;
  }

  /**
   * Return the samples, as loud as wanted at the loudest place.
   * @param {number} peak
   */
  done(peak) {
    const { samples } = this;
    const loudest = samples.reduce((most, level) => Math.max(most, Math.abs(level)), 1e-6);
    const fade = Math.round(FADE * RATE);
    samples.forEach((level, i) => {
      samples[i] = (level / loudest) * peak * Math.min(1, (samples.length - 1 - i) / fade);
    });
    return samples;
  }
}

const DUST = { low: 90, high: 1400, loud: 0.6, decay: 45 };
const [C4, E4, G4, C5, E5, G5, C6] = [261.6, 329.6, 392, 523.3, 659.3, 784, 1046.5];

/**
 * Add notes, one after the other.
 * @param {Sound} sound
 * @param {"bell"|"horn"} body
 * @param {[start: number, pitch: number, loud?: number][]} notes
 */
function play(sound, body, notes) {
  const attack = body === "horn" ? 0.035 : 0.003;
  for (const [start, pitch, loud = 1] of notes) sound.strike(body, start, loud, { pitch, attack });
  return sound;
}

/** @type {Record<string, () => Float32Array>} by name; games name them in `Story.sounds` */
export const RECIPES = {
  turn: () => new Sound(0.34).strike("board").strike("board", 0.13, 0.7).done(0.6),
  step: () => new Sound(0.14).strike("piece").noise(0, { low: 900, high: 5000, loud: 0.5, decay: 300 }).done(0.5),
  thud: () => new Sound(0.34).strike("drum", 0, 0.9).strike("stone", 0.004, 0.6).noise(0, DUST).room(0.14).done(0.42),
  card: () =>
    new Sound(0.19)
      .noise(0, { low: 1800, high: 6500, loud: 0.7, decay: 26, attack: 0.07 })
      .noise(0.1, { low: 900, high: 5200, loud: 1.1, decay: 95 })
      .strike("piece", 0.1, 0.12)
      .done(0.45),
  dice: () => {
    const sound = new Sound(0.58);
    const blows = [0, 0.06, 0.105, 0.17, 0.215, 0.29, 0.34, 0.42, 0.455];
    blows.forEach((start, i) => {
      const [loud, pitch] = [1 - i * 0.075, 1 + 0.17 * Math.sin(i * 2.4)];
      sound.strike("die", start, loud, { pitch }).strike("piece", start, loud * 0.5, { pitch, damp: 1.4 });
    });
    return sound.done(0.5);
  },
  coins: () =>
    new Sound(0.5).strike("coin").strike("coin", 0.075, 0.75, { pitch: 1.09 }).strike("coin", 0.16, 0.4).done(0.34),
  clash: () =>
    new Sound(0.6)
      .strike("blade")
      .strike("blade", 0.11, 0.6, { pitch: 1.13 })
      .strike("drum", 0, 0.7)
      .noise(0, { low: 1500, high: 7000, loud: 0.7, decay: 70 })
      .room(0.12)
      .done(0.5),
  shot: () =>
    new Sound(0.6)
      .noise(0, { low: 250, high: 6500, loud: 2.2, decay: 38 })
      .noise(0, { low: 60, high: 900, loud: 1.6, decay: 12 })
      .slide(0, { from: 170, to: 52, time: 0.1, loud: 0.9, decay: 16 })
      .room(0.26)
      .done(0.55),
  blast: () =>
    new Sound(1.15)
      .noise(0, { low: 180, high: 4200, loud: 1.6, decay: 18 })
      .noise(0.01, { low: 28, high: 420, loud: 5, decay: 4.2, attack: 0.02 })
      .slide(0, { from: 120, to: 34, time: 0.3, loud: 1, decay: 4 })
      .room(0.2)
      .done(0.62),
  build: () => {
    const sound = new Sound(0.5);
    [0, 0.15, 0.3].forEach((start, i) => {
      sound.strike("board", start, 0.7 + 0.15 * i, { pitch: 1.5 }).strike("blade", start, 0.14, { damp: 3 });
      sound.noise(start, { low: 1200, high: 5500, loud: 0.35, decay: 210 });
    });
    return sound.room(0.08).done(0.45);
  },
  horn: () =>
    play(new Sound(0.8), "horn", [
      [0, G4, 0.8],
      [0.16, C5],
    ])
      .room(0.1)
      .done(0.42),
  bell: () =>
    play(new Sound(0.85), "bell", [
      [0, E5, 0.8],
      [0.11, G5],
    ]).done(0.36),
  fall: () =>
    new Sound(0.56)
      .slide(0, { from: 620, to: 150, time: 0.32, loud: 0.5, decay: 5 })
      .strike("drum", 0.3, 0.9)
      .strike("stone", 0.3, 0.4)
      .noise(0.3, DUST)
      .done(0.45),
  won: () =>
    play(
      play(new Sound(1.9), "horn", [
        [0, G4, 0.7],
        [0.15, C5, 0.75],
        [0.3, E5, 0.8],
        [0.5, G5],
        [0.5, C5, 0.6],
      ]),
      "bell",
      [
        [0.5, C6, 0.7],
        [0.62, G5, 0.4],
        [0.74, C6, 0.5],
      ],
    )
      .room(0.12)
      .done(0.5),
  ended: () =>
    play(new Sound(1.6), "bell", [
      [0, G4, 0.9],
      [0.2, E4, 0.9],
      [0.42, C4],
      [0.42, C5, 0.5],
    ]).done(0.4),
};
