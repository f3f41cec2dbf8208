/** Escape closes the list of languages, which is a `details` and stays open by itself. */
export function setUpLanguageMenu(menu: HTMLDetailsElement): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
