/** The server module of the built site, which renders the pages that differ per visitor. */
import { defaultLocale } from '#i18n/locales.ts';
import { onDemandPath, type PageProps } from '#contracts/on-demand-page.ts';
import type { RenderPage } from '#server/http/services.ts';
import { createSemaphore } from '#server/semaphore.ts';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const rendering = createSemaphore(1, Infinity);

/**
 * Renders with the site in a folder, whose module is loaded at the first page if not before. One
 * page renders per turn of the event loop: many that came in together would else keep everything
 * else waiting, which needs several turns.
 */
export async function renderWith(siteDirectory: string, path: string, props: PageProps): Promise<Response> {
  const module = pathToFileURL(resolve(siteDirectory, 'server/entry.mjs')).href;
  const { renderPage } = (await import(module)) as { renderPage: RenderPage };
  const release = await rendering.acquire();
  try {
    await setImmediate();
    const page = await renderPage(path, props);
    return new Response(await page.text(), page);
  } finally {
    release?.();
  }
}

/**
 * Loads the shared code of a built site by rendering one page: else the first visitors wait for it
 * together. Rejects when that page cannot be rendered.
 */
export async function warmUp(siteDirectory: string): Promise<void> {
  const page = await renderWith(siteDirectory, onDemandPath('appointment'), { locale: defaultLocale });
  await page.text();
}
