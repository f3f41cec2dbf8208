import { Refusal } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';

const retryAfterSeconds = 2;

/**
 * Hashes within the limit of the process: each hash takes 32 MiB and one of the threads that Node
 * also reads files with. Refuses with 503 when too many wait already.
 */
export async function withHashLimit<Result>(
  { hashing }: Pick<Services, 'hashing'>,
  hash: () => Promise<Result>,
): Promise<Result> {
  const release = await hashing.acquire();
  if (!release)
    throw new Refusal(503, 'answers.unavailable', { headers: { 'retry-after': String(retryAfterSeconds) } });
  try {
    return await hash();
  } finally {
    release();
  }
}
