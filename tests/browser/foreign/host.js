// Keeps what the boards tell, for the tests to read.
window.heard = [];
for (const type of ['ready', 'move', 'position', 'illegal', 'found', 'solved', 'failed', 'gameover', 'error']) {
  document.addEventListener(`damiera-${type}`, (event) => {
    const board = /** @type {HTMLElement} */ (event.target).id;
    window.heard.push({ board, type, .../** @type {CustomEvent} */ (event).detail });
  });
}
addEventListener('message', (event) => {
  if (event.data?.ns === 'damiera') window.heard.push({ frame: event.data.id, ...event.data });
});
