/**
 * Shows a bar when requests in the list are ticked, with their number and the steps that all of
 * them allow.
 */

const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-queue-item] input[type="checkbox"]')];
const bar = boxes[0]?.form;
const count = bar?.querySelector('[data-chosen-count]');
const choice = bar?.querySelector('select');
const problem = bar?.querySelector('[data-chosen-problem]');
const tick = bar?.querySelector<HTMLInputElement>('[name="zeker"]');

function show(): void {
  const chosen = boxes.filter(({ checked }) => checked);
  if (bar) bar.hidden = chosen.length === 0;
  if (count) count.textContent = `${String(chosen.length)} gekozen`;
  for (const option of choice?.querySelectorAll<HTMLOptionElement>('[data-from]') ?? []) {
    const states = option.dataset.from?.split(' ');
    option.hidden = !chosen.every(({ dataset }) => states?.includes(dataset.state ?? ''));
    // Safari shows hidden options.
    option.disabled = option.hidden;
  }
  if (choice?.selectedOptions[0]?.hidden) choice.value = '';
}

// The form is checked before it is sent, because nothing is ticked in the list that the server
// returns.
bar?.addEventListener('submit', (event) => {
  const isAsked = event.submitter?.hasAttribute('data-asks-tick') === true;
  const missing = choice?.value === '' ? choice : isAsked && tick?.checked === false ? tick : undefined;
  if (!missing || !problem) return;
  event.preventDefault();
  problem.textContent = missing.dataset.error ?? '';
  missing.setAttribute('aria-invalid', 'true');
  // Without `preventScroll` the browser would scroll to the bar's place below the list, although
  // the bar is already visible.
  missing.focus({ preventScroll: true });
});
bar?.addEventListener('change', () => {
  if (problem) problem.textContent = '';
});

const all = document.querySelector<HTMLInputElement>('[data-chosen-all]');
all?.addEventListener('change', () => {
  for (const box of boxes) box.checked = all.checked;
  show();
});
for (const box of boxes) box.addEventListener('change', show);
// A browser restores the ticks itself when the user returns to the page.
addEventListener('pageshow', show);
show();
