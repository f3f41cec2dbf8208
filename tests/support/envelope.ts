import { randomUUID } from 'node:crypto';

/** What the form of a person sends along, who took a minute. */
export function anEnvelope(): Record<string, unknown> {
  return { submissionId: randomUUID(), taal: 'nl', elapsedMs: 60_000, website: '' };
}
