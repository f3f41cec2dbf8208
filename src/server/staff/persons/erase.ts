import { countPersonalData, erasePersonalData, type Found } from '#server/erase/erase.ts';
import type { Services } from '#server/http/services.ts';
import { listReferences, type Subject } from '#server/staff/persons/find.ts';

/** Removes all data of a person, as that member of staff wants. */
export async function erasePerson(services: Services, subject: Subject, userId: number): Promise<void> {
  const { db, env, now } = services;
  await erasePersonalData(db, await listData(services, subject), env, { userId, at: now() });
}

/** How many rows of each table that would remove. */
export async function countPerson(services: Services, subject: Subject): Promise<Found> {
  return countPersonalData(services.db, await listData(services, subject), services.env);
}

async function listData({ db }: Services, subject: Subject) {
  return { references: await listReferences(db, subject), email: subject.email ?? null };
}
