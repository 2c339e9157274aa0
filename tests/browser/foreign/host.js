// Keeps what the boards tell, for the tests to read.
window.heard = [];
for (const type of ['ready', 'move', 'position', 'illegal', 'found', 'solved', 'failed', 'gameover', 'error']) {
  document.addEventListener(`damiera-${type}`, (event) => {
    window.heard.push({ board: event.target.id, type, ...event.detail });
  });
}
addEventListener('message', (event) => {
  if (event.data?.ns === 'damiera') window.heard.push({ frame: event.data.id, ...event.data });
});
