/** Scrolls to the current tab when the tabs are wider than the screen. */

const tab = document.querySelector<HTMLElement>('[data-kinds] [aria-current]');
tab?.closest('nav')?.scrollTo({ left: tab.offsetLeft - 16 });
