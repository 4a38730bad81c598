/**
 * Plays the sounds of the table: what a story tells, whose turn it is, and the end. Which event makes which sound is
 * said by each game (`Story.sounds`); `synth.js` makes them, and is loaded when the first of them is needed.
 */

import { preferences } from "./preferences.js";

/** @import { LogLine } from "./types.js" */

const MOST = 2; // sounds at the same time
const GAP = 0.12; // seconds between two sounds of one moment
const LATE = 600; // milliseconds after which a sound that is not ready yet comes too late
const SOFT = 0.4; // how loud the knock is at night
const [NIGHT, MORNING] = [22, 8]; // hours
const REST = 6000; // milliseconds without a new sound, after which the browser's audio is switched off to save power
const STOP = 0.03; // seconds in which a sound fades that must make room
/** what matters more than what; what is not in the list, such as a step, matters least */
const WEIGHT = ["card", "dice", "coins", "bell", "thud", "build", "fall", "horn", "clash", "shot", "blast"];
const ALWAYS = ["turn", "won", "ended"]; // these make room for themselves

/** @typedef {{RATE: number, RECIPES: Record<string, () => Float32Array<ArrayBuffer>>}} Synth */
/** @typedef {{name: string, source: AudioBufferSourceNode, volume: GainNode}} Voice a sound that is being played */

/** @type {Map<string, string>} the sound of an event, by its kind, or by "kind/what" */
const known = new Map();
for (const pair of (document.body.dataset.sounds ?? "").split(" ")) {
  const [event, sound] = pair.split(":");
  known.set(event, sound);
}

/** @type {AudioContext|null} */
let context = null;
let resting = 0;
/** @type {Promise<Synth>|null} */
let synth = null;
/** @type {Map<string, AudioBuffer>} the sounds that were needed so far */
const made = new Map();
/** @type {Voice[]} */
let voices = [];

/**
 * @param {string} name
 * @returns {number}
 */
const weightOf = (name) => (ALWAYS.includes(name) ? WEIGHT.length : WEIGHT.indexOf(name));

/**
 * Return the sounds of some lines of the log, at most two: the most important ones, in their order.
 * @param {LogLine[]} lines
 * @returns {string[]}
 */
export function soundsOf(lines) {
  const named = lines.map(({ kind, what = "" }) => known.get(`${kind}/${what}`) ?? known.get(kind) ?? "");
  const all = [...new Set(named.filter((name) => name))];
  const first = [...all].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST);
  return all.filter((name) => first.includes(name));
}

/**
 * Return how loud a sound may be now; 0 if it must not be heard. A hidden page and the night leave only the knock.
 * @param {string} name
 * @returns {number}
 */
function volumeOf(name) {
  const hour = new Date().getHours();
  const night = preferences.night && (hour >= NIGHT || hour < MORNING);
  if (!preferences.sound || ((night || document.hidden) && name !== "turn")) return 0;
  return (preferences.volume / 100) * (night ? SOFT : 1);
}

/** @returns {Promise<Synth>} */
function load() {
  synth ??= import(document.body.dataset.synth ?? "");
  synth.catch(() => (synth = null)); // the next sound tries again
  return synth;
}

/**
 * Make room for a sound: two are heard at the same time at most.
 * @param {string} name
 * @returns {boolean} whether there is room; else what is heard already matters more
 */
function makeRoom(name) {
  if (voices.length < MOST) return true;
  const [least] = [...voices].sort((a, b) => weightOf(a.name) - weightOf(b.name));
  if (weightOf(least.name) > weightOf(name)) return false;
  voices = voices.filter((voice) => voice !== least);
  const now = least.source.context.currentTime;
  least.volume.gain.setTargetAtTime(0, now, STOP / 3);
  least.source.stop(now + STOP);
  return true;
}

/**
 * @param {AudioContext} to
 * @param {Synth} from
 * @param {string} name
 * @param {number} wait in seconds
 */
function play(to, from, name, wait) {
  let buffer = made.get(name);
  if (!buffer) {
    const samples = from.RECIPES[name]();
    buffer = to.createBuffer(1, samples.length, from.RATE);
    buffer.copyToChannel(samples, 0);
    made.set(name, buffer);
  }
  const voice = { name, source: to.createBufferSource(), volume: to.createGain() };
  voice.source.buffer = buffer;
  voice.volume.gain.value = volumeOf(name);
  voice.source.connect(voice.volume).connect(to.destination);
  voice.source.onended = () => {
    voices = voices.filter((one) => one !== voice);
  };
  voice.source.start(to.currentTime + wait);
  voices.push(voice);
}

/**
 * Return what plays sounds, once it runs. Browsers let it run only after a gesture of the user, on this page or on the
 * one before.
 * @returns {Promise<AudioContext|null>} null if it does not run yet
 */
async function running() {
  if (!("AudioContext" in window)) return null;
  context ??= new AudioContext();
  clearTimeout(resting);
  resting = window.setTimeout(() => void context?.suspend(), REST);
  const { state } = context;
  if (state !== "running") await Promise.race([context.resume(), new Promise((done) => setTimeout(done, LATE / 4))]);
  return context.state === "running" ? context : null;
}

/**
 * Let sounds be heard, if there may be any now.
 * @param {string[]} names
 */
export async function hear(names) {
  const wanted = names.filter((name) => volumeOf(name) > 0).slice(-MOST);
  if (!wanted.length) return;
  const asked = performance.now();
  try {
    const to = await running();
    const from = to && (await load());
    if (!from || performance.now() - asked > LATE) return;
    for (const [i, name] of wanted.entries()) if (makeRoom(name)) play(to, from, name, i * GAP);
  } catch {
    // a sound is never worth an error
  }
}

const GESTURES = ["pointerup", "keydown"];

/** Prepare for sounds at a gesture of the user. */
async function wake() {
  const session = /** @type {{audioSession?: {type: string}}} */ (navigator).audioSession;
  if (session) session.type = "ambient"; // a phone that is muted stays silent, and music of other apps plays on
  if (!preferences.sound || !(await running())) return;
  for (const gesture of GESTURES) removeEventListener(gesture, wake, true);
  await load().catch(() => undefined);
}

for (const gesture of GESTURES) addEventListener(gesture, wake, true);

/** Let the volume be heard when it is changed in the settings. */
export function offerSounds() {
  for (const field of document.querySelectorAll('#settings :is([name="sound"], [name="volume"])')) {
    field.addEventListener("change", () => void hear(["turn"]));
  }
}
