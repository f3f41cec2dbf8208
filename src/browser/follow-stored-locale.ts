/** Redirects the root page, and no other page, to the language that the visitor chose before. */

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
