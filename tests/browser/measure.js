/** Finds what is too small at a table; `sizes.py` runs it in the page. */
async ({ touched, longer, shorter, text, deep }) => {
  const script = document.querySelector("script[type=module]").src.replace(/[^/]*$/, "picture.js");
  const { Picture } = await import(script);
  const board = document.querySelector("#board");
  const picture = new Picture(board);
  const found = [];
  const note = (kind, name, width, height) => found.push({ kind, name, width, height });
  const tooSmall = (w, h) => Math.max(w, h) < longer - 0.5 || Math.min(w, h) < shorter - 0.5;

  const counts = (x, y, ref) => {
    const under = document.elementFromPoint(x, y);
    if (!under || !board.contains(under) || under.closest("button")) return false;
    return picture.at(x, y)?.dataset.ref === ref;
  };
  const inView = (thing) => {
    const box = thing.getBoundingClientRect();
    const dock = document.querySelector("#dock").getBoundingClientRect(); // on a phone it lies over the board
    const end = dock.width > innerWidth * 0.9 ? Math.min(dock.top, innerHeight * 0.6) : innerHeight * 0.6;
    if (box.top < 80 || box.bottom > end) thing.scrollIntoView({ block: "center", behavior: "instant" });
  };
  const STEP = 4;
  const extent = (thing, ref) => {
    // flood from where a tap counts for the thing, as far as needed
    const box = thing.getBoundingClientRect();
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    const [w, h] = [Math.min(box.width, 120), Math.min(box.height, 120)];
    let best = [0, 0];
    const seen = new Set();
    for (const [fx, fy] of [
      [0, 0],
      [0, 0.3],
      [-0.3, 0],
      [0.3, 0],
      [0, -0.3],
      [-0.35, 0.35],
      [0.35, -0.35],
      [0, 0.45],
      [0, -0.45],
    ]) {
      const [x0, y0] = [cx + w * fx, cy + h * fy];
      if (!counts(x0, y0, ref)) continue;
      let [left, right, top, bottom] = [0, 0, 0, 0];
      const wait = [[0, 0]];
      seen.clear();
      while (wait.length) {
        const [i, j] = wait.pop();
        const key = i * 1000 + j;
        if (seen.has(key) || Math.abs(i) > 15 || Math.abs(j) > 15) continue;
        seen.add(key);
        if (!counts(x0 + i * STEP, y0 + j * STEP, ref)) continue;
        [left, right] = [Math.min(left, i), Math.max(right, i)];
        [top, bottom] = [Math.min(top, j), Math.max(bottom, j)];
        if (!tooSmall((right - left + 1) * STEP, (bottom - top + 1) * STEP)) return [longer, longer];
        wait.push([i + 1, j], [i - 1, j], [i, j + 1], [i, j - 1]);
      }
      const size = [(right - left + 1) * STEP, (bottom - top + 1) * STEP];
      if (size[0] * size[1] > best[0] * best[1]) best = size;
    }
    return best;
  };
  /** Tell whether the same things were measured before at the same places; a tap counts for them as it did then. */
  const isKnown = (lit) => {
    const { x, y, width, height } = picture.root.getBoundingClientRect();
    const boxes = [...lit.values()].flat().map((thing) => {
      const box = thing.getBoundingClientRect();
      return [thing.dataset.ref, box.x - x, box.y - y, box.width, box.height].map((n) => (n.toFixed ? n.toFixed(1) : n));
    });
    const dock = document.querySelector("#dock").getBoundingClientRect();
    const key = JSON.stringify([width, height, dock.width, dock.height, boxes]);
    window.measured ??= new Set();
    if (window.measured.has(key)) return true;
    window.measured.add(key);
    return false;
  };
  const targets = (at) => {
    if (!touched) return;
    picture.root = board.querySelector(":scope > svg");
    const lit = new Map();
    for (const thing of board.querySelectorAll("[data-ref].lit")) {
      lit.set(thing.dataset.ref, [...(lit.get(thing.dataset.ref) ?? []), thing]);
    }
    if (isKnown(lit)) return;
    for (const [ref, things] of lit) {
      let best = [0, 0];
      for (const thing of things) {
        inView(thing);
        const size = extent(thing, ref);
        if (size[0] * size[1] > best[0] * best[1]) best = size;
      }
      if (tooSmall(...best)) note("target", [...at, ref].join(" > "), ...best);
    }
  };
  const texts = () => {
    for (const label of board.querySelectorAll(":scope > svg text")) {
      const shape = label.getScreenCTM();
      const said = label.textContent.trim();
      if (!said || !shape) continue;
      const style = getComputedStyle(label);
      const size = parseFloat(style.fontSize) * Math.hypot(shape.c, shape.d);
      if (size >= text - 0.05) continue;
      const hidden = style.display === "none" || style.visibility === "hidden" || style.opacity === "0";
      const ref = label.closest("[data-ref]")?.dataset.ref ?? "ground";
      note(hidden ? "hidden" : "text", `${ref}: ${said}`, label.getComputedTextLength() * shape.a, size);
    }
  };
  const controls = () => {
    if (!touched) return;
    for (const thing of document.querySelectorAll("button, a[href], summary, select, label.check")) {
      if (!thing.checkVisibility() || thing.closest("#board > svg, dialog")) continue;
      const { width, height } = thing.getBoundingClientRect();
      if (thing.matches(".skip") || !tooSmall(width, height)) continue;
      const name = thing.id
        ? "#" + thing.id
        : `${thing.localName}.${thing.className} ${thing.textContent.trim().slice(0, 30)}`;
      note("button", name, width, height);
    }
  };
  const key = (name) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  const press = (ref) => {
    const things = [...board.querySelectorAll("[data-ref].lit")].filter((thing) => thing.dataset.ref === ref);
    const thing = things[0];
    if (!thing) return false;
    const box = thing.getBoundingClientRect();
    const place = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    (thing.querySelector("*:not(title)") ?? thing).dispatchEvent(
      new MouseEvent("click", { bubbles: true, detail: 1, ...place }),
    );
    return true;
  };
  const refs = () => [...new Set([...board.querySelectorAll("[data-ref].lit")].map((thing) => thing.dataset.ref))];
  const waits = () => !document.querySelector("#confirm").hidden || !document.querySelector("#menu").hidden;
  const explore = (at, depth) => {
    targets(at);
    if (depth >= 3) return;
    const all = refs();
    const some = deep ? all : all.filter((_, i) => i % Math.ceil(all.length / 3) === 0);
    for (const ref of some) {
      key("Escape");
      if (![...at, ref].every(press)) continue;
      if (!waits()) explore([...at, ref], depth + 1);
    }
    key("Escape");
  };
  texts();
  controls();
  explore([], 0);
  scrollTo(0, 0);
  return found;
};
