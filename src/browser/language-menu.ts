/** Closes the list of languages on Escape, which a `details` element ignores. */
export function setUpLanguageMenu(menu: HTMLDetailsElement): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
