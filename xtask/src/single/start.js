// Starts Damiera out of one file. It stands behind the program's glue, in the same script: addresses
// of scripts are of no use where the page itself has none.
{
  /** @param {string} name */
  const part = (name) => {
    const element = found(`script[data-part="${name}"]`);
    element.remove();
    return element.textContent ?? '';
  };

  /** @param {string} selector */
  const found = (selector) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`${selector} is missing`);
    return element;
  };

  // Workers get a copy of this as text: all it needs is in it.
  /** @param {string} base64 */
  const unpacked = (base64) => {
    const bytes = Uint8Array.from(atob(base64), (ch) => ch.charCodeAt(0));
    const { writable, readable } = new DecompressionStream('gzip');
    // Not from a blob, which WebKit's workers cannot read where there is no address.
    const writer = writable.getWriter();
    writer.write(bytes);
    writer.close();
    return new Response(readable, { headers: { 'Content-Type': 'application/wasm' } });
  };

  // Classic scripts, which end at no `await`. The page looks there for its workers' addresses.
  for (const worker of ['worker', 'reader', 'trainer', 'handbook']) {
    const start = `INIT({ module_or_path: (${unpacked})('${part(`${worker}.wasm`)}') });`;
    const source = new Blob([part(`${worker}.js`), start], { type: 'text/javascript' });
    found(`meta[name="damiera-${worker}"]`).setAttribute('content', URL.createObjectURL(source));
  }
  try {
    await INIT({ module_or_path: unpacked(part('app.wasm')) });
  } catch (error) {
    document.querySelector('.loading__old')?.removeAttribute('hidden');
    throw error;
  }
}
