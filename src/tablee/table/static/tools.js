/** Connects the buttons, sheets and keys of a table. */

import { offerKeeping } from "./keeping.js";
import { offerAway } from "./away.js";
import { offerCards } from "./card.js";
import { offerWords } from "./chat.js";
import { offerList } from "./choices.js";
import { find } from "./dom.js";
import { offerEnding } from "./ending.js";
import { offerHold } from "./hold.js";
import { listenToKeys } from "./keys.js";
import { keepRoomForDock } from "./layout.js";
import { keepLogAtEnd } from "./log.js";
import { offerPreferences } from "./preferences.js";
import { offerSounds } from "./sounds.js";
import { offerPush } from "./push.js";
import { closeRules, toggleRules } from "./rules.js";
import { offerShare, openShare } from "./share.js";
import { offerUndo } from "./undo.js";
import { offerWhatIf } from "./whatif.js";

/** @import { Choosing } from "./choosing.js" */
/** @import { History } from "./history.js" */
/** @import { Picture } from "./picture.js" */
/** @import { Change, ShowError, View } from "./types.js" */
/** @import { Zoom } from "./zoom.js" */

/**
 * @typedef {object} Parts
 * @property {string} table
 * @property {() => View|null} current
 * @property {Change} change
 * @property {ShowError} refused
 * @property {Picture} picture
 * @property {Choosing} choosing
 * @property {History} past
 * @property {Zoom} zoom
 * @property {() => void} hint
 * @property {() => Promise<View|null>} last returns the view of the last step
 */

/** @param {Parts} parts */
export function offerTools({ table, current, change, refused, picture, choosing, past, zoom, hint, last }) {
  const rules = () => void toggleRules(current()?.phase ?? "");
  const share = () => {
    const view = current();
    if (view) openShare(view, refused);
  };
  /** @type {HTMLDialogElement} */
  const settings = find("#settings");
  find("#open-rules").addEventListener("click", rules);
  find("#close-rules").addEventListener("click", () => closeRules());
  find("#open-share").addEventListener("click", share);
  find("#open-settings").addEventListener("click", () => settings.showModal());
  offerPreferences();
  offerSounds();
  offerKeeping(table);
  keepLogAtEnd();
  offerShare(current);
  offerUndo({ current, change, refused });
  offerWhatIf({ table, current, refused });
  offerCards(picture);
  offerList();
  keepRoomForDock();
  offerHold({ current, change, refused });
  offerAway({ current, change, refused });
  offerWords(refused);
  offerPush({ table, seated: () => Boolean(current()?.you.length && !current()?.over && current()?.live), refused });
  const go = (/** @type {number} */ step) => void past.to(step);
  offerEnding({ table, refused, share, go, last });
  listenToKeys({ picture, choosing, past, zoom, hint, rules, closeRules });
}
