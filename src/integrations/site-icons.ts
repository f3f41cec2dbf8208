/**
 * Astro integration that draws the site's icons from `public/favicon.svg`, for clients without SVG.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';

const source = new URL('../../public/favicon.svg', import.meta.url);
const ground = '#0a2b35';

interface SiteIcon {
  file: string;
  size: number;
  /** The drawing's share of the width; the rest is background. */
  scale?: number;
}

const icons: SiteIcon[] = [
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  // W3C, Web Application Manifest, "Icon masks": only the middle 80 percent is always visible.
  { file: 'icon-maskable-512.png', size: 512, scale: 0.8 },
];

export function siteIcons(): AstroIntegration {
  return {
    name: 'site-icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const drawing = await readFile(source);
        for (const icon of icons) await writeFile(new URL(icon.file, dir), await drawIcon(drawing, icon));
        const small = await drawIcon(drawing, { file: 'favicon.ico', size: 32 });
        await writeFile(new URL('favicon.ico', dir), wrapAsIco(small, 32));
      },
    },
  };
}

function drawIcon(drawing: Buffer, { size, scale = 1 }: SiteIcon): Promise<Buffer> {
  const inner = Math.round(size * scale);
  const [before, after] = [Math.floor((size - inner) / 2), Math.ceil((size - inner) / 2)];
  return sharp(drawing, { density: (72 * inner) / 40 })
    .resize(inner, inner)
    .extend({ top: before, left: before, bottom: after, right: after, background: ground })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** A PNG in the ICO container that browsers request at `/favicon.ico` without a page. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
