/** CDN caching of responses that are the same for every visitor. */

interface EdgeCaching {
  /** How long the response is fresh, in seconds. */
  seconds: number;
  /**
   * How long a stale response is served while a fresh one is generated, in seconds; 0 unless given.
   */
  staleSeconds?: number;
  /** Query parameters in the cache key; all of them unless given. */
  query?: readonly string[];
}

/**
 * Returns headers that let the CDN cache a response while browsers revalidate it each time:
 * https://docs.netlify.com/build/caching/caching-overview/.
 */
export function cachedByCdn({ seconds, staleSeconds, query }: EdgeCaching): Record<string, string> {
  const stale = staleSeconds === undefined ? '' : `, stale-while-revalidate=${String(staleSeconds)}`;
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    // For Netlify's CDN only.
    'netlify-cdn-cache-control': `public, durable, max-age=${String(seconds)}${stale}`,
    ...(query && { 'netlify-vary': `query=${query.join('|')}` }),
  };
}
