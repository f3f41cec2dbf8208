/** Ids of submissions, which are idempotency keys: a repeat has the same id and is stored once. */
import { deriveUuid } from '#server/crypto/signatures.ts';
import { createHash } from 'node:crypto';

const windowMs = 600_000;

interface SubmissionIdSource {
  chosenId: string | undefined;
  /**
   * The content of the honeypot field: after a bot's quarantined submission, the same answers of a
   * visitor must not count as a repeat.
   */
  honeypot: string;
  answers: object;
  now: Date;
}

/**
 * Returns the browser's id or, for a form without JavaScript, one derived from the answers and a
 * window of ten minutes. The previous window counts too, so that a repeat across the boundary is
 * recognised. Only two concurrent requests on both sides of a boundary are stored twice.
 */
export function submissionIds(
  secret: string,
  form: string,
  { chosenId, honeypot, answers, now }: SubmissionIdSource,
) {
  const earlierSince = new Date(now.getTime() - windowMs);
  if (chosenId !== undefined) return { id: chosenId, earlierId: chosenId, earlierSince };
  const window = Math.floor(now.getTime() / windowMs);
  const idIn = (index: number) =>
    deriveUuid(secret, 'submission', [form, JSON.stringify(answers), honeypot, String(index)]);
  return { id: idIn(window), earlierId: idIn(window - 1), earlierSince };
}

/**
 * `earlierId` is the id under which the same submission may have been stored shortly before, that
 * is, after `earlierSince`.
 */
export type SubmissionIds = ReturnType<typeof submissionIds>;

/**
 * A digest that distinguishes answers under the same id. It has no key, since the row contains the
 * answers themselves.
 */
export function digestAnswers(answers: object): string {
  return createHash('sha256').update(JSON.stringify(answers)).digest('base64url');
}
