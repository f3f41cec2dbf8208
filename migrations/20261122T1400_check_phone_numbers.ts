/** Holds every telephone number to one rule, the one of `domain/phone.ts`: E.164, 8 to 15 digits. */
import { sql, type Kysely } from 'kysely';

/** Table -> how many characters its telephone number had to have until now. */
const earlierLimits = {
  contact_requests: 1,
  appointments: 1,
  callback_requests: 1,
  applications: 10,
} as const;

/** Throws when a row holds another number: that one was stored by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await replaceChecks(db, () => sql`telefoon ~ '^\\+[1-9][0-9]{7,14}$'`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceChecks(db, (min) => sql`char_length(telefoon) between ${sql.lit(min)} and 30`);
}

async function replaceChecks(db: Kysely<unknown>, check: (min: number) => ReturnType<typeof sql>) {
  for (const [table, min] of Object.entries(earlierLimits)) {
    const name = sql.id(`${table}_telefoon_check`);
    await sql`alter table ${sql.table(table)} drop constraint ${name}, add constraint ${name} check (${check(min)})`.execute(
      db,
    );
  }
}
