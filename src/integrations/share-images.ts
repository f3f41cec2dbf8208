/**
 * Astro integration that draws the share image that each page's head names. Drawings are cached by
 * their content, so that a build only draws new ones.
 */
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';
import { openPainter, type Painter, type ShareImage } from '#integrations/share-image.ts';
import { company } from '#company';
import { isLocale } from '#i18n/locales.ts';

/** The number of images that are drawn at once, each in a native thread of the renderer. */
const concurrency = 4;

export function shareImages(): AstroIntegration {
  let cache = '';
  return {
    name: 'share-images',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('share-images/', config.cacheDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const startedAt = performance.now();
        const count = await drawAll(fileURLToPath(dir), cache);
        const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
        logger.info(`${String(count.pages)} images, ${String(count.drawn)} of them new, in ${seconds} s`);
      },
    },
  };
}

async function drawAll(directory: string, cache: string) {
  const look = await hashLook();
  const files = await Array.fromAsync(glob('**/*.html', { cwd: directory }));
  const count = { pages: 0, drawn: 0 };
  let opened: Promise<Painter> | undefined;
  const openOnce = () => (opened ??= openPainter());
  await mkdir(cache, { recursive: true });
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const page = readHead(await readFile(join(directory, file), 'utf8'));
      if (!page) continue;
      const cached = join(cache, `${hash(look + JSON.stringify(page.image))}.png`);
      const kept = await readFile(cached).catch(() => undefined);
      const png = kept ?? (await draw(openOnce, page.image, cached));
      await mkdir(dirname(join(directory, page.path)), { recursive: true });
      await writeFile(join(directory, page.path), png);
      count.pages += 1;
      if (!kept) count.drawn += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return count;
}

async function draw(open: () => Promise<Painter>, image: ShareImage, cached: string): Promise<Buffer> {
  const paint = await open();
  const png = await paint(image);
  // Renamed when complete, because an interrupted build must not leave half a picture.
  const part = `${cached}.${String(process.pid)}`;
  await writeFile(part, png);
  await rename(part, cached);
  return png;
}

/** Reads the share image in the head of a page; undefined when it has none. */
function readHead(html: string): { path: string; image: ShareImage } | undefined {
  const head = parse(html.slice(0, html.indexOf('</head>')));
  const meta = head.querySelector('meta[property="og:image"]');
  const locale = head.querySelector('html')?.getAttribute('lang');
  const title = head.querySelector('title')?.text;
  if (!meta || !title || !isLocale(locale)) return undefined;
  const { pathname } = new URL(meta.getAttribute('content') ?? '');
  const picture = meta.getAttribute('data-picture') ?? '';
  return { path: pathname, image: { locale, title: withoutBrand(title), picture } };
}

/** Removes the brand, which the logo already shows. */
function withoutBrand(title: string): string {
  const parts = title.split(' | ').filter((part) => part !== company.brand);
  return parts.length > 0 ? parts.join(' | ') : title;
}

/** Hashes the code, logo, illustrations, renderer version and site URL, which all images share. */
async function hashLook(): Promise<string> {
  const sources = ['share-image.ts', '../components/ui/Logo.astro', ...(await illustrations())];
  const texts = await Promise.all(
    sources.map((source) => readFile(new URL(source, import.meta.url), 'utf8')),
  );
  return hash([await rendererVersion(), company.siteUrl, ...texts].join('\n'));
}

async function rendererVersion(): Promise<string | undefined> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { dependencies: Record<string, string> }).dependencies['@takumi-rs/core'];
}

async function illustrations(): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.svg', { cwd: new URL('../assets/', import.meta.url) }));
  return files.sort().map((file) => `../assets/${file}`);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
