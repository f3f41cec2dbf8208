/** The script of the layout: one small file, which browsers cache for all pages. */
import { setUpCallbackLinks } from '#browser/callback-trigger.ts';
import { setUpDrawer } from '#browser/drawer.ts';
import { setUpLanguageMenu } from '#browser/language-menu.ts';
import { setUpLinks } from '#browser/links.ts';

const drawer = document.querySelector<HTMLDialogElement>('#drawer');
const opener = document.querySelector<HTMLElement>('[data-open-drawer]');
if (drawer && opener) setUpDrawer(drawer, opener);
const languages = document.querySelector<HTMLDetailsElement>('[data-language-menu] details');
if (languages) setUpLanguageMenu(languages);
setUpCallbackLinks();
setUpLinks();
// Loaded at the first scroll: the parts that the module updates are below the fold, except the call
// button, which works at any hour.
if (document.querySelector('[data-state]'))
  addEventListener('scroll', () => void import('#browser/keep-current.ts'), { once: true });

// Reads the cookie `staffMarker` without `#contracts/login.ts`, which is too large for every page.
const staffName = /(?:^|; )staff=([^;]+)/.exec(document.cookie)?.[1];
if (staffName) {
  void import('#browser/staff-menu.ts').then(({ showStaffMenu }) => {
    showStaffMenu(decodeURIComponent(staffName));
  });
}
