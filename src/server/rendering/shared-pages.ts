/** Caches on-demand pages that are the same for all visitors with the same URL. */
import type { RenderPage, Services } from '#server/http/services.ts';
import type { PageProps } from '#contracts/on-demand-page.ts';

/** A visitor who makes up URLs can evict the pages of others, which are then rendered again. */
const maxKept = 100;

/** The services that shared pages use. */
export type Sharing = Pick<Services, 'now' | 'pagesKeptMs' | 'renderPage' | 'siteDirectory'>;

interface KeptPage {
  atMs: number;
  html: Promise<string>;
  isRenewed: boolean;
}

export interface SharedPage {
  path: string;
  /** The parameters of its URL, which are the cache key. */
  props: PageProps;
  /** Reads further props, such as the free times, at each rendering. */
  read?: () => Promise<object>;
}

type Pages = Map<string, KeptPage>;

const pagesOf = new WeakMap<RenderPage, Pages>();

/**
 * The HTML of a page, at most a minute old. After half a minute it is rendered again once, while
 * visitors get the cached page: nobody waits, and free times are checked again when a form is sent.
 * Rejects when it cannot be rendered.
 */
export function renderShared(services: Sharing, page: SharedPage): Promise<string> {
  const { renderPage, siteDirectory, now, pagesKeptMs } = services;
  const pages = pagesOf.get(renderPage) ?? new Map<string, KeptPage>();
  pagesOf.set(renderPage, pages);
  const key = JSON.stringify([siteDirectory, page.path, page.props]);
  const atMs = now().getTime();
  const known = pages.get(key);
  const ageMs = known ? Math.abs(atMs - known.atMs) : Infinity;
  const make = () => ({ atMs, html: renderNow(services, page), isRenewed: false });
  if (!known || ageMs >= pagesKeptMs) return keepAtOnce(pages, key, make());
  if (ageMs >= pagesKeptMs / 2 && !known.isRenewed) {
    known.isRenewed = true;
    keepOnceMade(pages, key, make());
  }
  return known.html;
}

async function renderNow({ renderPage }: Sharing, { path, props, read }: SharedPage): Promise<string> {
  const page = await renderPage(path, { ...props, ...(await read?.()) });
  return page.text();
}

/**
 * Caches the promise itself, so that concurrent requests share one rendering. A failed rendering is
 * removed and retried.
 */
function keepAtOnce(pages: Pages, key: string, page: KeptPage): Promise<string> {
  keep(pages, key, page);
  page.html.catch(() => {
    if (pages.get(key) === page) pages.delete(key);
  });
  return page.html;
}

/** A failed page is rendered again when the cached one has expired; that visitor waits. */
function keepOnceMade(pages: Pages, key: string, page: KeptPage): void {
  const replace = () => {
    keep(pages, key, page);
  };
  page.html.then(replace, () => undefined);
}

function keep(pages: Pages, key: string, page: KeptPage): void {
  pages.delete(key);
  pages.set(key, page);
  const [oldest] = pages.keys();
  if (oldest !== undefined && pages.size > maxKept) pages.delete(oldest);
}
