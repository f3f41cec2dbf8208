import type { Database } from '#server/database/database.ts';
import type { Handle } from '#server/http/by-method.ts';
import { cachedByCdn } from '#server/http/edge-cache.ts';
import { answerJson } from '#server/http/answers.ts';

/**
 * Returns the handler that responds with a list, which is the same for everyone. The CDN serves it
 * for up to a day, even when the database is unavailable. `tag` is the cache tag for purging it.
 */
export function listing(tag: string, list: (db: Database) => Promise<object[]>): Handle {
  const headers = { ...cachedByCdn({ seconds: 300, staleSeconds: 86_400 }), 'netlify-cache-tag': tag };
  return async ({ db }) => answerJson(await list(db), { headers });
}
