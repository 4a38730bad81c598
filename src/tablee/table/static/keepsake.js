/**
 * Makes a picture to keep of a finished game: the board as the viewer sees it, and the result above it. The page draws
 * it, so it shows nothing that the page does not show. It is loaded when somebody wants a picture.
 */

import { html, svg } from "./dom.js";
import { say } from "./words.js";

/** @import { View } from "./types.js" */

const PIXELS = 1600; // the longer side of the picture
const WIDTH = 1000; // of the picture, in its own units
const [HEAD, ROW, PAD, BADGE] = [78, 40, 28, 30];
const NARROW = 5; // the most seats whose results fit in one row

/**
 * Put the values of the page's colours into SVG markup: an image knows nothing of the page.
 * @param {string} markup
 * @returns {string}
 */
function coloured(markup) {
  const style = getComputedStyle(document.body);
  const [dark] = [getComputedStyle(document.documentElement).colorScheme].map((scheme) =>
    scheme === "dark" || scheme === "light" ? scheme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches,
  );
  let text = markup;
  for (let i = 0; i < 3 && text.includes("var(--"); i++) {
    text = text.replace(/var\((--[\w-]+)(?:, ?([^()]*(?:\([^()]*\))?))?\)/g, (_, name, instead = "currentColor") => {
      return style.getPropertyValue(name).trim() || instead;
    });
  }
  return text.replace(/light-dark\(([^,()]+), ?([^,()]+)\)/g, (_, light, night) => (dark ? night : light));
}

/**
 * Return a file as a `data:` address.
 * @param {string} address
 * @returns {Promise<string>}
 */
async function inline(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const file = await response.blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });
}

/**
 * Return the styles of the page's fonts, with the fonts in them.
 * @returns {Promise<string>}
 */
async function fonts() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const made = faces.map(async ({ style, parentStyleSheet }) => {
    const [, file = ""] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src")) ?? [];
    const source = await inline(new URL(file, parentStyleSheet?.href ?? location.href).href);
    const [family, weight] = ["font-family", "font-weight"].map((name) => style.getPropertyValue(name));
    return `@font-face{font-family:${family};font-weight:${weight};src:url(${source})}`;
  });
  return (await Promise.all(made)).join("");
}

/**
 * Draw the result: what the picture says above the board.
 * @param {View} view
 * @param {string} headline
 * @returns {{height: number, parts: SVGElement[]}}
 */
function header({ title, seats, result }, headline) {
  const perRow = Math.min(seats.length, NARROW);
  const wide = (WIDTH - 2 * PAD) / perRow;
  const order = [...seats].sort((a, b) => (a.place ?? 9) - (b.place ?? 9));
  const texts = [
    svg("text", { x: PAD, y: 50, class: "title" }, headline),
    svg("text", { x: WIDTH - PAD, y: 50, class: "game", "text-anchor": "end" }, `${title} — Tablée`),
  ];
  const rows = order.map(({ seat, name, place }, i) => {
    const [x, y] = [PAD + wide * (i % perRow), HEAD];
    const short = name.length > 14 ? `${name.slice(0, 13)}…` : name;
    const points = `${result?.scores[seat]}${place ? ` · ${say("place", { number: place })}` : ""}`;
    const symbol = document.querySelector(`#seat-${seat}`);
    const badge = svg("svg", { x, y, width: BADGE, height: BADGE, viewBox: symbol?.getAttribute("viewBox") });
    badge.append(...[...(symbol?.childNodes ?? [])].map((node) => node.cloneNode(true)));
    const words = svg("text", { x: x + BADGE + 8, y: y + BADGE / 2, "dominant-baseline": "central" }, `${short} `);
    words.append(svg("tspan", { class: "points" }, points));
    return svg("g", {}, badge, words);
  });
  return { height: HEAD + ROW + PAD / 2, parts: [...texts, ...rows] };
}

/**
 * Return the whole picture as SVG.
 * @param {View} view
 * @param {string} headline
 * @returns {Promise<{text: string, width: number, height: number}>}
 */
async function drawing(view, headline) {
  const [, , wide, tall] = view.picture.box.split(" ").map(Number);
  const head = header(view, headline);
  const board = { x: 0, y: head.height, width: WIDTH, height: (WIDTH * tall) / wide };
  const height = head.height + board.height + PAD / 2;
  const address = view.picture.scenery;
  const [faces, scenery] = await Promise.all([
    fonts(),
    address ? fetch(`/scenery/${address}`).then((response) => (response.ok ? response.text() : "")) : "",
  ]);
  const styles = getComputedStyle(document.documentElement);
  const [sans, serif] = ["--sans", "--serif"].map((name) => styles.getPropertyValue(name));
  const style =
    `${faces}svg{font-family:${sans}}text{fill:var(--ink)}` +
    `.title{font:600 34px ${serif}}.game{font-size:20px;fill:var(--muted)}.points{font-weight:700}`;
  const placed = (/** @type {string} */ markup) =>
    markup && `<g transform="translate(0 ${board.y}) scale(${WIDTH / wide})">${markup}</g>`;
  const top = head.parts.map((part) => new XMLSerializer().serializeToString(part)).join("");
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}"
    height="${height}" font-size="18"><style>${style}</style><rect width="100%" height="100%" fill="var(--paper)"/>
    ${top}${placed(sized(scenery, view.picture.box))}${placed(sized(view.svg, view.picture.box))}</svg>`;
  return { text: coloured(whole), width: WIDTH, height };
}

/**
 * Let a drawing show the part that the board shows, in its own units. The scenery may be larger than the board.
 * @param {string} markup
 * @param {string} box the `viewBox` of the board
 * @returns {string}
 */
function sized(markup, box) {
  const [, , width, height] = box.split(" ");
  const start = markup.indexOf("<svg");
  return start < 0
    ? ""
    : markup.slice(start).replace(/^<svg[^>]*>/, (tag) => {
        const plain = tag.replace(/ (?:width|height|viewBox|class|style)="[^"]*"/g, "");
        return plain.replace("<svg", `<svg viewBox="${box}" width="${width}" height="${height}"`);
      });
}

/**
 * Return the picture as a PNG file.
 * @param {View} view the last step
 * @param {string} headline
 * @returns {Promise<File>}
 */
export async function keepsake(view, headline) {
  const { text, width, height } = await drawing(view, headline);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const scale = PIXELS / Math.max(width, height);
  const canvas = html("canvas", { width: Math.round(width * scale), height: Math.round(height * scale) });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((/** @type {(made: Blob|null) => void} */ done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], `tablee-${view.game}-${view.table}.png`, { type: "image/png" });
}

/**
 * Give the picture to the system's share sheet, or save it.
 * @param {File} file
 * @param {View} view
 * @param {boolean} bySystem whether to use the system's share sheet
 */
export async function share(file, view, bySystem) {
  if (bySystem) {
    // an error means that the user has closed the sheet
    return navigator.share({ files: [file], title: view.title }).catch(() => undefined);
  }
  const address = URL.createObjectURL(file);
  const link = html("a", { href: address, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
