/** Files of script wait until the page is painted: none of them is needed to read it. */

const scriptFile = /<script type="module" src="(?<address>[^"]+)"><\/script>/g;

/**
 * What does nothing, or something else, without its script, or opens without its styles: a click on
 * it that comes too early is held back and repeated. Each selector begins with its attribute.
 */
const heldBack = [
  '[data-open-drawer]',
  '[data-callback]',
  '[data-change-consent]',
  '[data-language-menu] summary',
];

/**
 * Puts one short script in place of the elements that load a file. It fetches the files after the
 * load event and the first paint, or at once at the visitor's first touch or key. When they cannot
 * be had, a click does what it does without script.
 */
export function loadScriptsLate(html: string): string {
  const addresses = [...html.matchAll(scriptFile)].map(({ groups }) => groups?.address ?? '');
  if (addresses.length === 0) return html;
  const held = heldBack.filter((selector) => html.includes(` ${selector.slice(1, selector.indexOf(']'))}`));
  let place = `<script>${starter(addresses, held)}</script>`;
  return html.replace(scriptFile, () => {
    const own = place;
    place = '';
    return own;
  });
}

/**
 * Short names: it is part of every page. `l` loads, `p` is what it waits for, `t` the element that
 * was clicked. A page that is rendered before it is shown is not painted, so nothing is loaded.
 */
function starter(addresses: readonly string[], held: readonly string[]): string {
  const files = addresses.map((address) => `import('${address}')`).join();
  const selector = held.join() || 'no-held';
  return [
    `{let p,t,l=()=>p??=Promise.all([${files}]).finally(()=>{onclick=null;t&&t.click()})`,
    `onclick=e=>{l();t=e.target.closest('${selector}');t&&!(e.ctrlKey|e.metaKey|e.shiftKey)?e.preventDefault():t=0}`,
    `onpointerdown=onkeydown=l`,
    `onload=()=>new PerformanceObserver(l).observe({type:'paint',buffered:!0})}`,
  ].join(';');
}
