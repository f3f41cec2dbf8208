/** Answers that are the same for everybody: the network in front of the site may keep them. */

/** Says that the edge may keep an answer, and for how long. */
const edgeCacheHeader = 'netlify-cdn-cache-control';

interface EdgeCaching {
  /** How long it is fresh, in seconds. */
  seconds: number;
  /** How long it is shown after that while a newer one is made, in seconds; 0 unless given. */
  staleSeconds?: number;
  /** Parameters of the address that the answer differs by; all of them unless given. */
  query?: readonly string[];
}

/**
 * Headers of an answer that is kept at the edge, while browsers ask again each time:
 * https://docs.netlify.com/build/caching/caching-overview/.
 */
export function keptByEdge({ seconds, staleSeconds, query }: EdgeCaching): Record<string, string> {
  const stale = staleSeconds === undefined ? '' : `, stale-while-revalidate=${String(staleSeconds)}`;
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    [edgeCacheHeader]: `public, durable, max-age=${String(seconds)}${stale}`,
    ...(query && { 'netlify-vary': `query=${query.join('|')}` }),
  };
}
