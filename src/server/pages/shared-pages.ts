/** Pages on demand that are the same for all who ask for them with the same data. */
import type { RenderPage } from '#server/pages/server-module.ts';
import type { Services } from '#server/services.ts';
import type { PageProps } from '#submissions/on-demand-page.ts';

/** Somebody who makes up addresses pushes out pages of others, which are rendered again. */
const mostKept = 100;

interface KeptPage {
  atMs: number;
  html: Promise<string>;
}

const pagesOf = new WeakMap<RenderPage, Map<string, KeptPage>>();

/**
 * The HTML of a page with what it shows, rendered at most once a minute in a process: what it says
 * of the time may be as old. Rejects when it cannot be rendered.
 */
export function renderShared(
  { renderPage, siteDirectory, now, pagesKeptMs }: Services,
  path: string,
  props: PageProps,
): Promise<string> {
  const pages = pagesOf.get(renderPage) ?? new Map<string, KeptPage>();
  pagesOf.set(renderPage, pages);
  const key = JSON.stringify([siteDirectory, path, props]);
  const atMs = now().getTime();
  const known = pages.get(key);
  if (known && Math.abs(atMs - known.atMs) < pagesKeptMs) return known.html;
  const html = renderPage(path, props).then((page) => page.text());
  keep(pages, key, { atMs, html });
  html.catch(() => pages.delete(key));
  return html;
}

function keep(pages: Map<string, KeptPage>, key: string, page: KeptPage): void {
  pages.delete(key);
  pages.set(key, page);
  const [oldest] = pages.keys();
  if (oldest !== undefined && pages.size > mostKept) pages.delete(oldest);
}
