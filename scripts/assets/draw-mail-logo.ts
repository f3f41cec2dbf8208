/**
 * Draws the logo for mails from the site's own (`src/components/ui/Logo.astro`), as a PNG that
 * every mail program supports, and writes it to `src/server/mail/logo.ts`, since a Netlify function
 * is a single file of code. Run it when the logo changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { colours, logoSize } from '#server/mail/look.ts';

const source = 'src/components/ui/Logo.astro';
const target = 'src/server/mail/logo.ts';

/** Image pixels per CSS pixel, for phone screens. */
const density = 2;

/**
 * With an opaque background: mail programs that invert colours in dark mode keep pictures as they
 * are, and white letters could end up on a light background.
 */
export async function drawLogo(): Promise<Buffer> {
  const [drawing = ''] = /<svg[^]*<\/svg>/.exec(await readFile(source, 'utf8')) ?? [];
  const svg = drawing
    .replace(/class="h-[^]*?viewBox/, 'xmlns="http://www.w3.org/2000/svg" viewBox')
    .replaceAll('currentColor', colours.white)
    .replaceAll('class="fill-logo-a"', `fill="${colours.sun}"`)
    .replaceAll('class="fill-logo-b"', `fill="${colours.coral}"`);
  return sharp(Buffer.from(svg), { density: 72 * density })
    .resize(logoSize.width * density, logoSize.height * density)
    .flatten({ background: colours.ink })
    .png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** Generates the module with the picture. */
async function renderModule(picture: Buffer): Promise<string> {
  const code = `/** The logo as a PNG file, in base64; \`npm run fix:mail-logo\` draws it. */
export const logo = '${picture.toString('base64')}';
`;
  return format(code, { ...(await resolveConfig(target)), filepath: target });
}

if (import.meta.main) {
  const picture = await drawLogo();
  await writeFile(target, await renderModule(picture));
  console.log(`${target}: ${String(picture.byteLength)} bytes`);
}
