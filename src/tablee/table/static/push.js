/** Web Push: the user may ask to be told of turns at this table, even if no page is open. */

import { get, post } from "./api.js";
import { find } from "./dom.js";
import { say } from "./words.js";

/** @import { ShowError } from "./types.js" */

/**
 * Return the bytes of URL-safe base64.
 * @param {string} text
 * @returns {Uint8Array<ArrayBuffer>}
 */
function bytesOf(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/**
 * Return why this page cannot offer it, or "".
 * @returns {string}
 */
function obstacle() {
  if (!isSecureContext) return say("push-insecure");
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return say("push-unsupported");
  return "";
}

/**
 * Subscribe at the push service of this browser.
 * @param {PushManager} manager
 * @param {PushSubscriptionOptionsInit} options
 * @returns {Promise<PushSubscription>}
 */
async function subscription(manager, options) {
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription(); // it may have been made for another key of the server
    if (!old || /** @type {Error} */ (error).name !== "InvalidStateError") throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

/**
 * Connect the setting.
 * @param {{table: string, seated: () => boolean, refused: ShowError}} hooks
 */
export function offerPush({ table, seated, refused }) {
  const part = find("#push");
  /** @type {HTMLInputElement} */
  const box = find("input", part);
  const more = find("#push-more");
  let key = "";

  const load = async () => {
    part.hidden = !seated();
    box.disabled = true;
    const why = obstacle();
    if (part.hidden || why) {
      more.textContent = why || say("push-more");
      return;
    }
    /** @type {{available: boolean, on: boolean, key: string}} */
    const state = await get(`/api/t/${table}/push`);
    more.textContent = say(state.available ? "push-more" : "push-unavailable");
    box.disabled = !state.available;
    box.checked = state.on && Notification.permission === "granted";
    key = state.key;
  };
  const subscribe = async () => {
    if ((await Notification.requestPermission()) !== "granted") throw new Error(say("push-denied"));
    const worker = await navigator.serviceWorker.ready;
    const applicationServerKey = bytesOf(key);
    const options = { userVisibleOnly: true, applicationServerKey };
    const made = await subscription(worker.pushManager, options).catch(() => {
      throw new Error(say("push-failed")); // the browser's own words are for programmers
    });
    const { endpoint, keys } = made.toJSON();
    await post(`/api/t/${table}/push`, { endpoint, keys });
  };
  find("#open-settings").addEventListener("click", () => void load().catch(refused));
  box.addEventListener("change", async () => {
    const wanted = box.checked;
    box.disabled = true;
    try {
      if (wanted) await subscribe();
      else await post(`/api/t/${table}/push`, {});
    } catch (error) {
      box.checked = !wanted;
      refused(error);
    } finally {
      box.disabled = false;
    }
  });
}
