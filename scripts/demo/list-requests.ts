import type { Database } from '#server/database/database.ts';
import { insertRequests } from '#server/forms/requests.ts';
import { storedForms } from '#server/registry.ts';
import { sql } from 'kysely';

/** Adds submissions that were inserted directly into their tables to the table `requests`. */
export async function listRequests(db: Database): Promise<void> {
  for (const form of storedForms) {
    const unlisted = sql`${sql.table(form.table)} as stored
      where not exists (select from requests where requests.reference = stored.reference)`;
    await insertRequests(form, unlisted).execute(db);
  }
}
