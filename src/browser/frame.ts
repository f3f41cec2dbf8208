/** The script of the frame around every page: one small file, cached for all of them. */
import { setUpCallbackLinks } from '#browser/callback-trigger.ts';
import { setUpDrawer } from '#browser/drawer.ts';
import { setUpLinks } from '#browser/links.ts';

const drawer = document.querySelector<HTMLDialogElement>('#drawer');
const opener = document.querySelector<HTMLElement>('[data-open-drawer]');
if (drawer && opener) setUpDrawer(drawer, opener);
setUpCallbackLinks();
setUpLinks();
// Elements that depend on the hour are below the first screen, or a call that is answered at any
// hour.
if (document.querySelector('[data-state]'))
  addEventListener('scroll', () => void import('#browser/keep-current.ts'), { once: true });

// Said of `staffMarker` in `#contracts/login.ts`, which brings more than a page should carry.
const staffName = /(?:^|; )staff=([^;]+)/.exec(document.cookie)?.[1];
if (staffName) {
  void import('#browser/staff-menu.ts').then(({ showStaffMenu }) => {
    showStaffMenu(decodeURIComponent(staffName));
  });
}
