/** Determines the source of a submission, without storing anything in the browser. */
import { classifyReferrer, type ReferrerClass } from '#domain/sources.ts';
import { findScreenAt, pathTo, type ScreenId } from '#paths';
import { locales } from '#i18n/locales.ts';
import { screens } from '#screens';

export interface Source {
  /** The page with the form; null when it is unknown. */
  page: ScreenId | 'article' | null;
  /** The class of the referring site; null for a form sent without JavaScript. */
  referrer: ReferrerClass | null;
}

const allScreens = Object.keys(screens) as ScreenId[];

/**
 * Determines the page from the `Referer` header of the request, and the class of the referring site
 * from the host that the script sends.
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
