import { randomUUID } from 'node:crypto';

/** The hidden fields of a form that a person filled in in a minute. */
export function anEnvelope(): Record<string, unknown> {
  return { submissionId: randomUUID(), taal: 'nl', elapsedMs: 60_000, website: '' };
}
