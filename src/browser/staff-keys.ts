/**
 * Keyboard shortcuts of the workspace. All but `?` can be switched off in this browser (WCAG
 * 2.1.4), because speech input may trigger them.
 */

const storageKey = 'staff-keys';
const help = document.querySelector<HTMLDialogElement>('#toetsen');
const toggle = help?.querySelector<HTMLInputElement>('[data-keys-toggle]');
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-queue-item]')];
const linkOf = (row: HTMLElement | undefined) => row?.querySelector('a') ?? undefined;

/** Index of the row that has the focus or had it last; -1 if no row had it. */
let current = -1;

const actions: Record<string, () => void> = {
  j: () => {
    focusRow(current + 1);
  },
  k: () => {
    focusRow(current - 1);
  },
  o: () => linkOf(rows()[current])?.click(),
  x: () => rows()[current]?.querySelector('input')?.click(),
  e: () => {
    const step = document.querySelector<HTMLElement>('[data-steps] :is(summary, button)');
    if (step) step.focus();
    else linkOf(rows()[current])?.click();
  },
  '?': () => help?.showModal(),
};

function focusRow(index: number): void {
  const link = linkOf(rows()[index]);
  if (!link) return;
  current = index;
  link.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), select, textarea') !== null
  );
}

document.addEventListener('focusin', ({ target }) => {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-queue-item]') : null;
  if (row) current = rows().indexOf(row);
});

document.addEventListener('keydown', (event) => {
  const isOff = localStorage.getItem(storageKey) === 'off' && event.key !== '?';
  if (isOff || event.ctrlKey || event.metaKey || event.altKey || help?.open || isTyping(event.target)) return;
  const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
  const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(event.key)}"]`);
  if (!action && !control) return;
  event.preventDefault();
  if (action) action();
  else if (control) press(control);
});

/** Focuses a text area, or the text area that a summary opens. Clicks any other element. */
function press(control: HTMLElement): void {
  const details = control.tagName === 'SUMMARY' ? control.closest('details') : null;
  if (details) details.open = true;
  const text = control.tagName === 'TEXTAREA' ? control : details?.querySelector('textarea');
  if (text) text.focus();
  else control.click();
}

document.querySelector('[data-keys]')?.addEventListener('click', () => help?.showModal());

if (toggle) {
  toggle.checked = localStorage.getItem(storageKey) !== 'off';
  toggle.addEventListener('change', () => {
    localStorage.setItem(storageKey, toggle.checked ? 'on' : 'off');
  });
}

if (help) help.dataset.ready = '';
