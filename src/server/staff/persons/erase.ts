import { erasePersonalData } from '#server/erase/erase.ts';
import type { Services } from '#server/http/services.ts';
import { listReferences, type Subject } from '#server/staff/persons/find.ts';

/** Removes all data of a person, as that member of staff wants. */
export async function erasePerson(
  { db, env, now }: Services,
  subject: Subject,
  userId: number,
): Promise<void> {
  const references = await listReferences(db, subject);
  await erasePersonalData(db, { references, email: subject.email }, env, { userId, at: now() });
}
