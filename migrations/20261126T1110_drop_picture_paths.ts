/** Leaves only uploaded pictures: a path to a missing file made every build fail. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table case_studies drop column image_url`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table case_studies
    add column image_url text check (char_length(image_url) between 1 and 2000)`.execute(db);
}
