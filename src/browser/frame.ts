/** The script of all public pages: one small file, so that browsers cache it. */
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
// The module is loaded at the first scroll, because what it updates is below the fold. Only the
// call button is not, and calling is possible at any hour.
if (document.querySelector('[data-state]'))
  addEventListener('scroll', () => void import('#browser/keep-current.ts'), { once: true });

// Reads the cookie `staffMarker` without `#contracts/login.ts`, because that module is too large to
// load on every page.
const staffName = /(?:^|; )staff=([^;]+)/.exec(document.cookie)?.[1];
if (staffName) {
  void import('#browser/staff-menu.ts').then(({ showStaffMenu }) => {
    showStaffMenu(decodeURIComponent(staffName));
  });
}
