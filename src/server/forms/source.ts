/** Where a submission came from, as codes: the visitor's browser keeps nothing for it. */
import { classifyReferrer, type ReferrerClass } from '#domain/sources.ts';
import { findScreenAt, pathTo, type ScreenId } from '#paths';
import { locales } from '#i18n/locales.ts';
import { screens } from '#screens';

export interface Source {
  /** The page on which the form stood; null when the browser does not say. */
  page: ScreenId | 'article' | null;
  /** Null for a form that was sent without script. */
  referrer: ReferrerClass | null;
}

const allScreens = Object.keys(screens) as ScreenId[];

/**
 * Reads both: the page from the header that the browser sends with every request to its own site,
 * the class from the host that the script names.
 */
export function readSource(request: Request, referringHost: string | undefined, siteUrl: string): Source {
  const ownHost = new URL(siteUrl).hostname;
  return {
    page: pageAt(request.headers.get('referer'), ownHost),
    referrer: referringHost === undefined ? null : classifyReferrer(referringHost, ownHost),
  };
}

function pageAt(address: string | null, ownHost: string): Source['page'] {
  const url = address === null ? null : URL.parse(address);
  if (url?.hostname !== ownHost) return null;
  const path = url.pathname;
  const isArticle = locales.some((locale) => path.startsWith(`${pathTo('blog', locale)}/`));
  return findScreenAt(allScreens, path)?.screen ?? (isArticle ? 'article' : null);
}
