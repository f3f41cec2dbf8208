import { icons, spriteIcons } from '#assets/icons.ts';
import type { APIRoute } from 'astro';

/** Returns the icons that are not inlined in pages, in one file. */
export const GET: APIRoute = () => {
  const symbols = spriteIcons.map((name) => `<path id="${name}" d="${icons[name]}"/>`);
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`, {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
