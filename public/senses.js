// What is heard, felt and spoken when something happens on the board, and the screen that stays on. It
// follows the attributes of the root element that the settings write, and the elements that tell screen
// readers what has happened. Sounds are made here: there are no files of sounds.

/** How loud a sound is, by the attribute `data-sound`. */
const VOLUMES = { soft: 0.12, medium: 0.35, loud: 0.8 };
/** Milliseconds for which a device vibrates. */
const PULSES = { move: [12], capture: [18, 40, 18], crown: [12, 30, 40], refused: [40], end: [60, 60, 60] };

const root = document.documentElement;
/** @type {AudioContext | undefined} */
let audio;
/** @type {WakeLockSentinel | undefined} */
let lock;

// A browser lets a page sound and vibrate only after a person has touched it.
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wake, { capture: true, once: true });
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && lock?.released) stayAwake();
});

const seen = new MutationObserver((changes) => {
  const last = changes.at(-1)?.target;
  if (last instanceof HTMLElement) tell(last.dataset.cue, last.textContent ?? '');
});
seen.observe(document.body, { subtree: true, attributeFilter: ['data-serial'] });

function wake() {
  audio ??= globalThis.AudioContext ? new AudioContext() : undefined;
}

/**
 * Tells of what has happened.
 * @param {string | undefined} cue
 * @param {string} words
 */
function tell(cue, words) {
  if (root.dataset.voice === 'on') speak(words);
  if (!cue) return;
  sound(cue);
  if (root.dataset.touch !== 'off' && audio && cue in PULSES) {
    navigator.vibrate?.(PULSES[/** @type {keyof typeof PULSES} */ (cue)]);
  }
  if (root.dataset.awake === 'on' && cue !== 'end') stayAwake();
  if (cue === 'end') lock?.release().catch(() => {});
}

/** @param {string} words */
function speak(words) {
  const { speechSynthesis: voice, SpeechSynthesisUtterance: Utterance } = globalThis;
  if (!voice || !words) return;
  const said = new Utterance(words);
  said.lang = root.lang;
  // What is new matters more than the rest of what is old.
  voice.cancel();
  voice.speak(said);
}

async function stayAwake() {
  try {
    lock = await navigator.wakeLock?.request('screen');
  } catch {
    // The battery is low, or the page is hidden: the next move asks again.
  }
}

/** @param {string} cue */
function sound(cue) {
  const name = /** @type {keyof typeof VOLUMES} */ (root.dataset.sound ?? 'medium');
  const volume = VOLUMES[name];
  if (!audio || !volume || audio.state === 'closed') return;
  audio.resume().catch(() => {});
  const out = new GainNode(audio, { gain: volume });
  out.connect(audio.destination);
  const now = audio.currentTime;
  switch (cue) {
    case 'move':
      return knock(audio, out, now, 260);
    case 'capture':
      knock(audio, out, now, 230);
      return knock(audio, out, now + 0.085, 330);
    case 'crown':
      knock(audio, out, now, 260);
      return [523, 659, 784].forEach((tone, n) => ring(audio, out, now + 0.06 + n * 0.09, tone, 0.35));
    case 'refused':
      return ring(audio, out, now, 150, 0.14);
    case 'end':
      return [392, 523, 659].forEach((tone) => ring(audio, out, now + 0.1, tone, 1.1));
  }
}

/**
 * Wood on wood: a short burst of noise over a low tone that falls.
 * @param {AudioContext | undefined} audio
 * @param {AudioNode} out
 * @param {number} at seconds
 * @param {number} tone hertz
 */
function knock(audio, out, at, tone) {
  if (!audio) return;
  const length = 0.05;
  const noise = new AudioBuffer({ length: Math.ceil(length * audio.sampleRate), sampleRate: audio.sampleRate });
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 6;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  source.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: tone * 5, Q: 1.2 })).connect(out);
  source.start(at);
  const body = new OscillatorNode(audio, { type: 'sine', frequency: tone });
  body.frequency.exponentialRampToValueAtTime(tone / 2, at + length);
  fade(audio, body, out, at, 0.8, 0.09);
}

/**
 * A tone that dies away.
 * @param {AudioContext | undefined} audio
 * @param {AudioNode} out
 * @param {number} at seconds
 * @param {number} tone hertz
 * @param {number} length seconds
 */
function ring(audio, out, at, tone, length) {
  if (audio) fade(audio, new OscillatorNode(audio, { type: 'triangle', frequency: tone }), out, at, 0.4, length);
}

/**
 * Plays a tone that fades to nothing.
 * @param {AudioContext} audio
 * @param {OscillatorNode} tone
 * @param {AudioNode} out
 * @param {number} at seconds
 * @param {number} gain at its beginning
 * @param {number} length seconds
 */
function fade(audio, tone, out, at, gain, length) {
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(gain, at);
  level.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(level).connect(out);
  tone.start(at);
  tone.stop(at + length);
}
