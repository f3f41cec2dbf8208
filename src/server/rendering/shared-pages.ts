/** Pages on demand that are the same for all who ask for them with the same address. */
import type { RenderPage } from '#server/http/services.ts';
import type { PageProps } from '#contracts/on-demand-page.ts';

/** A visitor who makes up addresses pushes out the pages of others, which are rendered again. */
const mostKept = 100;

/** Which of the services a shared page needs. */
export interface Sharing {
  renderPage: RenderPage;
  siteDirectory: string;
  now: () => Date;
  pagesKeptMs: number;
}

interface KeptPage {
  atMs: number;
  html: Promise<string>;
  isRenewed: boolean;
}

export interface SharedPage {
  path: string;
  /** The parameters of its address, which are its cache key. */
  asked: PageProps;
  /** Reads what else it shows, such as the times that are free, whenever it is rendered. */
  read?: () => Promise<object>;
}

type Pages = Map<string, KeptPage>;

const pagesOf = new WeakMap<RenderPage, Pages>();

/**
 * The HTML of a page, at most a minute old. From half a minute on it is rendered again once, while
 * visitors get it as it was: none waits, and what is free is looked up again when a form is sent.
 * Rejects when it cannot be rendered.
 */
export function renderShared(services: Sharing, page: SharedPage): Promise<string> {
  const { renderPage, siteDirectory, now, pagesKeptMs } = services;
  const pages = pagesOf.get(renderPage) ?? new Map<string, KeptPage>();
  pagesOf.set(renderPage, pages);
  const key = JSON.stringify([siteDirectory, page.path, page.asked]);
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

async function renderNow({ renderPage }: Sharing, { path, asked, read }: SharedPage): Promise<string> {
  const page = await renderPage(path, { ...asked, ...(await read?.()) });
  return page.text();
}

/**
 * Caches the promise itself, so that concurrent requests share one rendering. A failed rendering is
 * removed and tried again.
 */
function keepAtOnce(pages: Pages, key: string, page: KeptPage): Promise<string> {
  keep(pages, key, page);
  page.html.catch(() => {
    if (pages.get(key) === page) pages.delete(key);
  });
  return page.html;
}

/** A failed page is rendered again when the one before has expired; that visitor waits. */
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
  if (oldest !== undefined && pages.size > mostKept) pages.delete(oldest);
}
