/**
 * Redirects the root page to the language that the visitor chose before. Other pages are not
 * redirected.
 */

let stored: string | null = null;
try {
  stored = localStorage.getItem('locale');
} catch {
  // Storage is not allowed: no redirect.
}
const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
const chosen = [...links].find(({ hreflang }) => hreflang === stored);
if (location.pathname === '/' && chosen && !chosen.hasAttribute('aria-current'))
  location.replace(chosen.href);
