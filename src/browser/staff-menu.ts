/**
 * Replaces the login link with a link to the workspace, which has the user's name, and a logout
 * button. The module is loaded only for staff; without it the login link still works.
 */
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { menuTexts } from '#i18n/staff/menu-texts.ts';
import { staffNameClass } from '#styles/class-names.ts';
import { returnParameter } from '#contracts/login.ts';
import { staffPath } from '#contracts/staff/frame.ts';

/** Changes the header and the drawer. On the login page it opens the workspace instead. */
export function showStaffMenu(name: string): void {
  const locale = document.documentElement.lang.slice(0, 2) as Locale;
  const loginPath = pathTo('login', locale);
  if (location.pathname === loginPath) {
    // If there is a URL to return to, the server has just redirected here.
    if (!new URLSearchParams(location.search).has(returnParameter)) location.replace(staffPath);
    return;
  }
  const texts = menuTexts[locale];
  const login = document.querySelector<HTMLAnchorElement>(`header a[href="${loginPath}"]`);
  if (!login) return;
  login.replaceWith(...staffLinks(login, `${texts.workspace}: ${name}`, texts.logOut));
  const last = document.querySelector<HTMLAnchorElement>('#drawer div > a:last-of-type');
  last?.after(...staffLinks(last, `${texts.workspace}: ${name}`, texts.logOut));
}

/** Creates the link to the workspace and the logout button in the style of the login link. */
function staffLinks(model: HTMLAnchorElement, workspace: string, logOut: string): HTMLElement[] {
  const link = document.createElement('a');
  link.className = `${model.className} min-w-0`;
  link.href = staffPath;
  link.title = workspace;
  const icon = model.querySelector('svg');
  if (icon) link.append(icon.cloneNode(true));
  const text = document.createElement('span');
  text.className = staffNameClass;
  text.append(workspace);
  link.append(text);
  const button = document.createElement('button');
  button.className = model.className;
  button.append(logOut);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/api/logout';
  form.addEventListener('submit', () => {
    sessionStorage.clear();
  });
  form.append(button);
  return [link, form];
}
