/**
 * The service worker. It shows a page of its own while there is no connection, and the messages of Web Push.
 *
 * It keeps nothing but that page and its styles: what a table shows is never stored.
 */

const SHELL = "tablee-VERSION"; // the server puts in the version of the static files
const PAGE = "/offline";
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Store the page that is shown without a connection, and its styles. */
async function install() {
  const cache = await caches.open(SHELL);
  const page = await fetch(PAGE, { cache: "no-store" });
  const text = await page.clone().text();
  await cache.put(PAGE, page);
  const files = [...text.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map((found) => found[1]);
  await cache.addAll([...new Set(files)]);
  await worker.skipWaiting();
}

/** Forget what earlier versions have stored. */
async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * Load a page; without a connection, show the page that says so.
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function load(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/**
 * Show a message, unless the user looks at the table.
 * @param {{title: string, body: string, url: string, tag: string}} message
 */
async function tell({ title, body, url, tag }) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const seen = pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === url);
  if (!seen) await worker.registration.showNotification(title, { body, tag, data: { url } });
}

/**
 * Open the page of a message.
 * @param {string} url
 */
async function open(url) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const known = pages.find((page) => new URL(page.url).pathname === url);
  if (known) await known.focus();
  else await worker.clients.openWindow(url);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") return event.respondWith(load(request));
  const isFile = new URL(request.url).pathname.startsWith("/static/");
  if (isFile)
    event.respondWith(fetch(request).catch(async (error) => (await caches.match(request)) ?? Promise.reject(error)));
});
worker.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json())));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
