/** The source of a request: the kind of referring site, or entry by staff. */

export type ReferrerClass = 'direct' | 'search' | 'social' | 'own' | 'other';

/** The source of a request that staff entered; it is also stored as the page. */
export const telephone = 'telephone';
export type SourceClass = ReferrerClass | typeof telephone;

const search =
  /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|startpage|qwant|yandex|baidu|search\.brave|vinden)\.[a-z.]+$/;
const social =
  /(^|\.)(facebook|instagram|linkedin|lnkd|twitter|x|t|tiktok|youtube|pinterest|reddit|threads|whatsapp|telegram|bsky|snapchat|mastodon)\.(com|co|net|nl|be|in|me|app|org|social)$/;

/** Classifies a referring host, which is empty for a direct visit. */
export function classifyReferrer(host: string, ownHost: string): ReferrerClass {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (name === '') return 'direct';
  if (name === ownHost) return 'own';
  if (search.test(name)) return 'search';
  return social.test(name) ? 'social' : 'other';
}
