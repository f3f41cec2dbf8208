/** The bar below the list of requests, visible when some are ticked, with their number. */
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
// A browser restores the ticks itself when the user returns to the page.
addEventListener('pageshow', show);
show();
