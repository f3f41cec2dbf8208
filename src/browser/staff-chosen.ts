/** The bar under the list of requests: there once one is ticked, or all, with how many are. */
const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-queue-item] input[type="checkbox"]')];
const bar = boxes[0]?.form;
const count = bar?.querySelector('[data-chosen-count]');

function show(): void {
  const chosen = boxes.filter(({ checked }) => checked).length;
  if (bar) bar.hidden = chosen === 0;
  if (count) count.textContent = `${String(chosen)} gekozen`;
}

const all = document.querySelector<HTMLInputElement>('[data-chosen-all]');
all?.addEventListener('change', () => {
  for (const box of boxes) box.checked = all.checked;
  show();
});
for (const box of boxes) box.addEventListener('change', show);
// A browser that comes back to the page ticks them again by itself.
addEventListener('pageshow', show);
show();
