/** The original pictures of case studies, which the build resizes. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table case_studies add column image_alt text check (char_length(image_alt) between 1 and 250)`.execute(
    db,
  );
  // The digest names the picture on the site, so that another picture has another URL.
  await sql`
    create table case_study_pictures (
      case_study_id integer primary key references case_studies (id) on delete cascade,
      type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
      bytes bytea not null check (octet_length(bytes) between 12 and 4194304),
      digest text not null check (char_length(digest) between 16 and 64),
      created_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table case_study_pictures`.execute(db);
  await sql`alter table case_studies drop column image_alt`.execute(db);
}
