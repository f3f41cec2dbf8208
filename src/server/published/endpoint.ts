import type { Database } from '#server/database/database.ts';
import type { Handle } from '#server/http/endpoint.ts';
import { answerJson } from '#server/http/answers.ts';
import { randomUUID } from 'node:crypto';

/**
 * Answers a list that is the same for everyone. Browsers ask again each time; the network in front
 * of the site keeps it for five minutes, and shows it for up to a day longer while it asks for a
 * newer one, also when the database is unavailable
 * (https://docs.netlify.com/build/caching/caching-overview/). `tag` is the name by which it can be
 * purged there.
 */
export function listing(tag: string, list: (db: Database) => Promise<object[]>): Handle {
  const headers = {
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': 'public, durable, max-age=300, stale-while-revalidate=86400',
    'netlify-cache-tag': tag,
  };
  return async ({ db }) => answerJson(await list(db), { status: 200, requestId: randomUUID(), headers });
}
