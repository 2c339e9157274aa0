// Keeps the page for when the network is gone. A release build writes the list of files; under
// `trunk serve` nobody registers this.
//
// The list is the version: a cache is named by it, is filled as a whole or not at all, and is used
// until the person lets the next one take its place.

/**
 * Paths from here, each with the hash of its content.
 * @type {[path: string, hash: string][]}
 */
const FILES = [];
const VERSION = '';

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const PREFIX = 'damiera';
const SCOPE = new URL('./', self.location.href);
// Others may share the origin, and Damiera itself under another path.
const OWN = `${PREFIX} ${SCOPE.pathname} `;
const CACHE = OWN + VERSION;
const HASHES = new Map(FILES);
/** Files that are fetched when they are wanted, and kept from then on, whatever the version. */
const WANTED = ['tactics/', 'courses/'];
const WANTED_CACHE = `${PREFIX}-wanted ${SCOPE.pathname}`;
/** So many milliseconds the network may take where a file is kept already. */
const PATIENCE = 4000;
/** So many files are fetched at the same time: the page may want some itself meanwhile. */
const LANES = 4;

worker.addEventListener('install', (event) => event.waitUntil(install()));

async function install() {
  const cache = await caches.open(CACHE);
  await keepAll(cache, FILES);
  for (const language of await spoken()) await keepAll(cache, await listOf(cache, language));
}

/**
 * Keeps all files of a list.
 * @param {Cache} cache
 * @param {Iterable<[string, string]>} list
 */
async function keepAll(cache, list) {
  const left = [...list].values();
  const lane = async () => {
    for (const [path, hash] of left) await keep(cache, path, hash);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/**
 * The languages beside English that are kept from the beginning: those that the browser is set to,
 * and those of which an older version keeps something. Of others a file is kept once it is read.
 */
async function spoken() {
  const found = new Set(navigator.languages.map((tag) => tag.split('-', 1)[0].toLowerCase()));
  for (const name of await caches.keys()) {
    if (name === CACHE || !name.startsWith(OWN)) continue;
    for (const { url } of await (await caches.open(name)).keys()) {
      found.add(languageOf(url.slice(SCOPE.href.length)) ?? '');
    }
  }
  return [...found].filter((language) => HASHES.has(listed(language)));
}

/**
 * The language other than English that a file belongs to, if it belongs to one.
 * @param {string} path
 */
function languageOf(path) {
  const language = /^(?:rules\/|texts\/(?:late-|rules-|faults-|start-)?)([a-z]{2})[-/]/.exec(path)?.[1];
  return language === 'en' ? undefined : language;
}

/**
 * The file that lists the files of a language.
 * @param {string} language
 */
function listed(language) {
  return `languages/${language}.json`;
}

/**
 * The files of a language, with their hashes.
 * @param {Cache} cache
 * @param {string} language
 * @returns {Promise<Map<string, string>>}
 */
async function listOf(cache, language) {
  const list = await cache.match(address(listed(language)));
  return new Map(await list?.json());
}

/**
 * Takes a file from an older cache if it is the same one, else from the network.
 * @param {Cache} cache
 * @param {string} path
 * @param {string} hash
 */
async function keep(cache, path, hash) {
  const mark = `${hash} ${path}`;
  for (const name of await caches.keys()) {
    if (name === CACHE || !name.startsWith(OWN)) continue;
    const old = await (await caches.open(name)).match(address(path));
    if (old?.headers.get('damiera-file') === mark) return cache.put(address(path), old);
  }
  // A site that has been uploaded in part fails here, and the version before stays in use.
  const fetched = await fetch(place(path), { cache: 'reload', integrity: hash });
  if (!fetched.ok) throw new Error(`${path}: ${fetched.status}`);
  const headers = new Headers(fetched.headers);
  headers.set('damiera-file', mark);
  // Made anew: an answer that was redirected may not be given to a navigation.
  await cache.put(address(path), new Response(await fetched.blob(), { headers }));
}

/**
 * Where a file is fetched from: an index by its folder, as hosts redirect its name.
 * @param {string} path
 */
function place(path) {
  return new URL(path.replace(/(^|\/)index\.html$/, '$1') || './', SCOPE);
}

/**
 * Under which name it is kept.
 * @param {string} path
 */
function address(path) {
  return new URL(path, SCOPE).href;
}

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OWN) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== SCOPE.origin) return;
  if (!url.pathname.startsWith(SCOPE.pathname)) return;
  let path = decodeURIComponent(url.pathname.slice(SCOPE.pathname.length));
  if (path === '' || path.endsWith('/')) path += 'index.html';
  // A path that nobody knows leads to the page; a link in the fragment goes along.
  if (HASHES.has(path) || languageOf(path)) event.respondWith(answer(path, request));
  else if (WANTED.some((folder) => path.startsWith(folder))) event.respondWith(wanted(request));
  else if (request.mode === 'navigate') event.respondWith(Response.redirect(SCOPE.href));
});

/**
 * A file that is fetched when it is wanted: from the network, and as it was kept where the network
 * has not got it, or is slow.
 * @param {Request} request
 */
async function wanted(request) {
  const cache = await caches.open(WANTED_CACHE);
  const kept = await cache.match(request);
  const signal = kept && AbortSignal.timeout(PATIENCE);
  try {
    const fetched = await fetch(request, { cache: 'no-cache', signal });
    if (!fetched.ok) return kept ?? fetched;
    // Read whole first: what breaks off is neither kept nor given.
    const whole = new Response(await fetched.blob(), { headers: fetched.headers });
    // Without room to keep it, it can still be used.
    await cache.put(request, whole.clone()).catch(() => undefined);
    return whole;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/**
 * A kept file, or one that is kept now: it is of a language that is read for the first time, or the
 * browser has thrown it away.
 * @param {string} path
 * @param {Request} request
 */
async function answer(path, request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address(path));
  if (kept) return kept;
  const language = languageOf(path);
  const hash = (language ? await listOf(cache, language) : HASHES).get(path);
  if (hash) {
    // Without room to keep it, it can still be read.
    await keep(cache, path, hash).catch(() => undefined);
    return (await cache.match(address(path))) ?? fetch(request);
  }
  return request.mode === 'navigate' ? Response.redirect(SCOPE.href) : fetch(request);
}
