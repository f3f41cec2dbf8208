/** Requires telephone numbers in E.164 with 8 to 15 digits. */
import { sql, type Kysely } from 'kysely';

/** The previous minimum length of the telephone number, by table. */
const earlierLimits = {
  contact_requests: 1,
  appointments: 1,
  callback_requests: 1,
  applications: 10,
} as const;

/** Throws when a row has a number in another notation. */
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
