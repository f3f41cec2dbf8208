/** Ids of submissions. A submission that is sent again has the same id and is stored once. */
import { deriveUuid } from '#server/crypto/signatures.ts';
import { createHash } from 'node:crypto';

const windowMs = 600_000;

export interface SubmissionIds {
  /** Under which it is stored. */
  id: string;
  /** Under which the same submission may have been stored just before. */
  earlierId: string;
  /** A submission stored before this moment is not a repeat: the same question was asked again. */
  earlierSince: Date;
}

/**
 * The id that the browser chose, or one that follows from the answers and the clock: without
 * JavaScript a form has no id of its own. The clock is divided into windows of ten minutes; the one
 * before counts too, so that a repeat over the border is known. Only two that arrive within the
 * same instant on both sides of a border are taken for different.
 */
export function submissionIds(
  secret: string,
  form: string,
  { chosenId, answers, now }: { chosenId: string | undefined; answers: object; now: Date },
): SubmissionIds {
  const earlierSince = new Date(now.getTime() - windowMs);
  if (chosenId !== undefined) return { id: chosenId, earlierId: chosenId, earlierSince };
  const window = Math.floor(now.getTime() / windowMs);
  const idIn = (index: number) =>
    deriveUuid(secret, 'submission', [form, JSON.stringify(answers), String(index)]);
  return { id: idIn(window), earlierId: idIn(window - 1), earlierSince };
}

/**
 * Tells answers from others under the same id. No key: it stands in the row beside the answers
 * themselves.
 */
export function digestAnswers(answers: object): string {
  return createHash('sha256').update(JSON.stringify(answers)).digest('base64url');
}
