import { Refusal } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';

const retryAfterSeconds = 2;

/**
 * Runs a hash within the limit of the process: each takes 32 MiB and a thread of Node's pool, which
 * also reads files. Rejects with 503 when too many are waiting, or too many of this origin.
 */
export async function withHashLimit<Result>(
  { hashing }: Pick<Services, 'hashing'>,
  origin: string,
  hash: () => Promise<Result>,
): Promise<Result> {
  const release = await hashing(origin);
  if (!release)
    throw new Refusal(503, 'answers.unavailable', { headers: { 'retry-after': String(retryAfterSeconds) } });
  try {
    return await hash();
  } finally {
    release();
  }
}
