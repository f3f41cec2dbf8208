/** The table of a new form, with the columns that every submission has. */
import { locales } from '#i18n/locales.ts';
import { quarantineReasons } from '#domain/spam.ts';
import { maxLengths } from '#submissions/fields.ts';
import { submissions } from '#submissions/registry.ts';
import type { NewForm } from './form.ts';

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** The source of the migration that makes it, and puts it on the list of requests. */
export function migrationOf({ name, table }: NewForm): string {
  const kinds = submissions.map((submission) => submission.name);
  return `import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`
    create table ${table} (
      id integer generated always as identity primary key,
      submission_id uuid not null unique,
      reference text not null unique check (char_length(reference) between 1 and 20),
      locale text not null check (locale in (${quoted(locales)})),
      quarantine_reasons text[] not null default '{}'
        check (quarantine_reasons <@ array[${quoted(quarantineReasons)}]),
      answers_digest text check (char_length(answers_digest) = 43),
      consents_to_ads boolean not null default false,
      created_at timestamptz not null default now(),
      due_at timestamptz,
      page text check (page ~ '^[a-zA-Z]{1,40}$'),
      referrer text check (referrer in ('direct', 'search', 'social', 'own', 'other')),
      naam text not null check (char_length(naam) between 1 and ${String(maxLengths.line)}),
      email text not null check (char_length(email) between 3 and ${String(maxLengths.email)}),
      telefoon text check (telefoon ~ '^\\\\+[1-9][0-9]{7,14}$'),
      bericht text not null check (char_length(bericht) between 1 and ${String(maxLengths.message)}),
      status text not null default 'pending' check (status in ('pending', 'answered', 'closed'))
    )\`.execute(db);
  await replaceKinds(db, [${quoted([...kinds, name])}]);
  // One by one: the database inside the site's process takes one statement at a time.
  await sql\`create trigger request_added after insert on ${table}
    for each row execute function sync_request('${name}')\`.execute(db);
  await sql\`create trigger request_changed after update on ${table}
    for each row when (old.* is distinct from new.*) execute function sync_request('${name}')\`.execute(db);
  await sql\`create trigger request_removed after delete on ${table}
    for each row execute function remove_request()\`.execute(db);
  await sql\`create trigger requests_removed after truncate on ${table}
    for each statement execute function remove_requests('${name}')\`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql\`delete from requests where kind = '${name}'\`.execute(db);
  await sql\`drop table ${table}\`.execute(db);
  await replaceKinds(db, [${quoted(kinds)}]);
}

async function replaceKinds(db: Kysely<unknown>, kinds: string[]): Promise<void> {
  const list = sql.join(kinds.map((kind) => sql.lit(kind)));
  await sql\`alter table requests drop constraint requests_kind_check,
    add constraint requests_kind_check check (kind in (\${list}))\`.execute(db);
}
`;
}
