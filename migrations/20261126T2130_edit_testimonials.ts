/** Keeps the author's own text and name when staff corrects a testimonial before approval. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table testimonials
      add column original_text text check (char_length(original_text) between 1 and 4000),
      add column original_name text check (char_length(original_name) between 1 and 100)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table testimonials drop column original_text, drop column original_name`.execute(db);
}
