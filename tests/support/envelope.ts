import { randomUUID } from 'node:crypto';
import { mondayMorning } from './test-services.ts';

/** What the form of a person sends along, opened a minute before the tests' clock begins. */
export function anEnvelope(): Record<string, unknown> {
  return { submissionId: randomUUID(), taal: 'nl', startedAt: mondayMorning.getTime() - 60_000, website: '' };
}
