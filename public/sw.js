// Keeps the page for when the network is gone. A release build writes the list of files; under
// `trunk serve` nobody registers this.
//
// The list is the version: a cache is named by it, is filled as a whole or not at all, and is used
// until the person lets the next one take its place.

// Paths from here, each with the hash of its content.
const FILES = [];
const VERSION = '';

const PREFIX = 'damiera';
const SCOPE = new URL('./', self.location.href);
// Others may share the origin, and Damiera itself under another path.
const OWN = `${PREFIX} ${SCOPE.pathname} `;
const CACHE = OWN + VERSION;
const KNOWN = new Set(FILES.map(([path]) => path));

self.addEventListener('install', (event) => event.waitUntil(install()));

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map(([path, hash]) => keep(cache, path, hash)));
}

/** Takes a file from an older cache if it is the same one, else from the network. */
async function keep(cache, path, hash) {
  const mark = `${hash} ${path}`;
  for (const name of await caches.keys()) {
    if (name === CACHE || !name.startsWith(OWN)) continue;
    const old = await (await caches.open(name)).match(address(path));
    if (old?.headers.get('damiera-file') === mark) return cache.put(address(path), old);
  }
  // A site that has been uploaded in part fails here, and the version before stays in use.
  const answer = await fetch(place(path), { cache: 'reload', integrity: hash });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const headers = new Headers(answer.headers);
  headers.set('damiera-file', mark);
  // Made anew: an answer that was redirected may not be given to a navigation.
  await cache.put(address(path), new Response(await answer.blob(), { headers }));
}

/** Where a file is fetched from: an index by its folder, as hosts redirect its name. */
function place(path) {
  return new URL(path.replace(/(^|\/)index\.html$/, '$1') || './', SCOPE);
}

/** Under which name it is kept. */
function address(path) {
  return new URL(path, SCOPE).href;
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OWN) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== SCOPE.origin) return;
  if (!url.pathname.startsWith(SCOPE.pathname)) return;
  let path = decodeURIComponent(url.pathname.slice(SCOPE.pathname.length));
  if (path === '' || path.endsWith('/')) path += 'index.html';
  // A path that nobody knows leads to the page; a link in the fragment goes along.
  if (KNOWN.has(path)) event.respondWith(answer(path, request));
  else if (request.mode === 'navigate') event.respondWith(Response.redirect(SCOPE.href));
});

async function answer(path, request) {
  const cache = await caches.open(CACHE);
  // The browser may have thrown the cache away.
  return (await cache.match(address(path))) ?? fetch(request);
}
