/** The script of the frame around every page: one small file, cached for all of them. */
import { setUpCallbackLinks } from '#components/site/callback-trigger.ts';
import { setUpDrawer } from '#components/site/drawer.ts';
import { setUpLinks } from '#components/site/links.ts';

const drawer = document.querySelector<HTMLDialogElement>('#drawer');
const opener = document.querySelector<HTMLElement>('[data-open-drawer]');
if (drawer && opener) setUpDrawer(drawer, opener);
setUpCallbackLinks();
setUpLinks();
