/** Ids of submissions. They are idempotency keys: a repeat has the same id and is stored once. */
import { deriveUuid } from '#server/crypto/signatures.ts';
import { createHash } from 'node:crypto';

const windowMs = 600_000;

interface SubmissionIdSource {
  chosenId: string | undefined;
  /**
   * The content of the honeypot field. It is part of the id, so that answers of a visitor do not
   * count as a repeat of the same answers in the quarantined submission of a bot.
   */
  honeypot: string;
  answers: object;
  now: Date;
}

/**
 * Returns the id that the browser chose. For a form without JavaScript, derives one from the
 * answers and a window of ten minutes. The id of the previous window counts too, so that a repeat
 * after the boundary is recognised. Only two concurrent requests on both sides of a boundary are
 * stored twice.
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
 * The ids of a submission. `earlierId` is the id under which the same submission may have been
 * stored shortly before: after `earlierSince`.
 */
export type SubmissionIds = ReturnType<typeof submissionIds>;

/**
 * Returns a digest that distinguishes different answers under the same id. It has no key, because
 * the row contains the answers themselves.
 */
export function digestAnswers(answers: object): string {
  return createHash('sha256').update(JSON.stringify(answers)).digest('base64url');
}
