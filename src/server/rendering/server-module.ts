/** Renders on-demand pages with the server build of Astro. */
import { defaultLocale } from '#i18n/locales.ts';
import { onDemandPath, type PageProps } from '#contracts/on-demand-page.ts';
import type { RenderPage } from '#server/http/services.ts';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Renders a page with the build in a folder, and loads the module of the build on first use.
 * Rejects when the page throws; Astro then returns an empty response with status 500.
 */
export async function renderWith(siteDirectory: string, path: string, props: PageProps): Promise<Response> {
  const module = pathToFileURL(resolve(siteDirectory, 'server/entry.mjs')).href;
  const { renderPage } = (await import(module)) as { renderPage: RenderPage };
  const page = await renderPage(path, props);
  if (!page.ok) throw new Error(`The page ${path} was rendered with status ${String(page.status)}`);
  return page;
}

/**
 * Renders a page to load the shared modules of a built site, so that the first visitors do not
 * wait. Rejects when the page cannot be rendered.
 */
export async function warmUp(siteDirectory: string): Promise<void> {
  const page = await renderWith(siteDirectory, onDemandPath('appointment'), { locale: defaultLocale });
  await page.text();
}
