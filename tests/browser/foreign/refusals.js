// Keeps what the page's policy has refused, for the tests to read, and counts how often the page has
// its turn between a person's move and the computer's.
window.refused = [];
document.addEventListener('securitypolicyviolation', (event) => {
  window.refused.push(event.effectiveDirective);
});

window.turns = 0;
/** @type {number | undefined} */
let counting;
document.addEventListener('damiera-move', (event) => {
  clearInterval(counting);
  if (/** @type {CustomEvent} */ (event).detail.by === 'person') counting = setInterval(() => window.turns++);
});
