/** Talking to the server: JSON both ways, refusals as errors with a sentence for the person. */

import { say, language } from "./words.js";

/** A refusal: `code` for the program, `message` for the person, `body` what else was said. */
export class Refusal extends Error {
  /** @param {string} code @param {string} message @param {number} status @param {any} body */
  constructor(code, message, status, body) {
    super(message);
    this.code = code;
    this.status = status;
    this.body = body;
  }
}

/**
 * @param {string} method @param {string} path @param {unknown} [body] @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
async function call(method, path, body, signal) {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", language);
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  if (method === "POST") {
    headers["Content-Type"] = "application/json";
    headers["X-CSRF-Token"] = document.querySelector('meta[name="csrf"]')?.getAttribute("content") ?? "";
  }
  let answer;
  try {
    answer = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), credentials: "same-origin", signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal("offline", say("offline"), 0, null);
  }
  const said = await answer.json().catch(() => null);
  if (!answer.ok || said?.error) {
    throw new Refusal(said?.error?.code ?? "unknown", said?.error?.message ?? `${answer.status}`, answer.status, said);
  }
  return said;
}

/** @param {string} path @param {AbortSignal} [signal] */
export const get = (path, signal) => call("GET", path, undefined, signal);

/** @param {string} path @param {unknown} body */
export const post = (path, body) => call("POST", path, body);
