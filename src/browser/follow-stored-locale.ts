/** The root page, and no other, goes to the language that the visitor chose before. */
const stored = localStorage.getItem('locale');
const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
const chosen = [...links].find(({ hreflang }) => hreflang === stored);
if (location.pathname === '/' && chosen && !chosen.ariaCurrent) location.replace(chosen.href);
