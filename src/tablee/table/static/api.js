/** Sends requests to the server. A refused request throws an error with a message for the user. */

import { language, say } from "./words.js";

/** @import { Answer, RefusalBody } from "./types.js" */

/** The number used instead of a seat for spectators and the watch link. */
export const SPECTATOR = -2;

/** The server refused a request or could not be reached. */
export class Refusal extends Error {
  /**
   * @param {string} message for the user, in their language
   * @param {Answer|null} [answer] the current view of the table, if the server sent it with the refusal
   * @param {string[]} [rules] the ids of the rules of the game that forbid what was refused
   * @param {string} [code] names the kind of refusal
   */
  constructor(message, answer = null, rules = [], code = "") {
    super(message);
    this.answer = answer;
    this.rules = rules;
    this.code = code;
  }
}

/**
 * Show what this browser may still see of the table, if it has no seat here any more.
 * @param {unknown} error why a request was refused
 */
export function leaveWithoutSeat(error) {
  if (error instanceof Refusal && error.code === "no-seat") location.reload();
}

/** Ends the requests that are under way. */
let underWay = new AbortController();

/** Give up all requests that are under way, because the connection is dead. */
export function giveUp() {
  underWay.abort();
  underWay = new AbortController();
}

/**
 * @param {"GET"|"POST"} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>} the parsed JSON; only the caller knows its type
 */
async function call(method, path, body) {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", language);
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  if (method === "POST") {
    headers["Content-Type"] = "application/json";
    headers["X-CSRF-Token"] = document.querySelector('meta[name="csrf"]')?.getAttribute("content") ?? "";
  }
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const { signal } = underWay;
  let response;
  try {
    response = await fetch(url, { method, headers, body: sent, credentials: "same-origin", signal });
  } catch {
    throw new Refusal(say("offline"));
  }
  const answer = await response.json().catch(() => null);
  if (response.ok && answer === null) throw new Refusal(say("offline")); // the connection broke amid the answer
  const refusal = /** @type {RefusalBody|null} */ (answer);
  if (!response.ok || refusal?.error) {
    const { message, rules, code } = refusal?.error ?? { message: `${response.status}` };
    throw new Refusal(message, refusal?.answer, rules, code);
  }
  return answer;
}

/**
 * @template T the type of the response, which is inferred from the annotation of the variable that gets it
 * @param {string} path
 * @returns {Promise<T>}
 */
export function get(path) {
  return call("GET", path);
}

/**
 * @template T the type of the response, which is inferred from the annotation of the variable that gets it
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<T>}
 */
export function post(path, body) {
  return call("POST", path, body);
}
