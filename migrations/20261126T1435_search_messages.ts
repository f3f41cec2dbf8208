/** Includes messages and notes of staff in the search, and lists urgent requests first. */
import { sql, type Kysely } from 'kysely';

const known = sql`name || ' ' || coalesce(company, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
  || coalesce(regexp_replace(phone, '^\\+31', '0'), '') || ' ' || reference || ' '
  || replace(substr(reference, 5), '-', '')`;
/** The searched answers of each table: texts, or codes that are words. */
const words: Readonly<Record<string, readonly string[]>> = {
  contact_requests: ['service', 'bericht'],
  callback_requests: ['onderwerp', 'bericht'],
  appointments: ['service', 'special_requests'],
  applications: ['functie', 'adres', 'motivatie', 'cv'],
  testimonials: ['location', 'testimonial_text'],
};
const columns = [...new Set(Object.values(words).flat())];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table requests drop column search, add column words text not null default ''`.execute(db);
  await sql`alter table requests add column search text not null
    generated always as (search_letters(${known} || ' ' || words)) stored`.execute(db);
  await sql`alter table request_events add column search text not null
    generated always as (search_letters(coalesce(text, ''))) stored`.execute(db);
  await replaceSync(db, {
    names: ', words',
    values: `, concat_ws(' ', ${columns.map((name) => `answers ->> '${name}'`).join(', ')})`,
    updates: ', words = excluded.words',
    // Emergencies come first, then complaints, each by arrival.
    sortKey: `new.created_at - case answers ->> 'onderwerp'
      when 'spoedhulp' then interval '20 years' when 'klacht' then interval '10 years' end`,
  });
  for (const [table, names] of Object.entries(words))
    await sql`update requests set words = concat_ws(' ', ${sql.join(names.map((name) => sql.ref(`answers.${name}`)))})
      from ${sql.table(table)} as answers where answers.reference = requests.reference`.execute(db);
  await sql`update requests set sort_at = requests.created_at - case onderwerp
      when 'spoedhulp' then interval '20 years' else interval '10 years' end
    from callback_requests as answers
    where answers.reference = requests.reference and onderwerp in ('spoedhulp', 'klacht')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceSync(db, { names: '', values: '', updates: '', sortKey: 'null' });
  await sql`update requests set sort_at = coalesce(due_at, created_at + interval '14 days')`.execute(db);
  await sql`alter table request_events drop column search`.execute(db);
  await sql`alter table requests drop column search, drop column words`.execute(db);
  await sql`alter table requests
    add column search text not null generated always as (search_letters(${known})) stored`.execute(db);
}

/** SQL of the added columns, and the sort key of emergencies and complaints. */
interface Added {
  names: string;
  values: string;
  updates: string;
  sortKey: string;
}

async function replaceSync(db: Kysely<unknown>, { names, values, updates, sortKey }: Added): Promise<void> {
  await sql`
    create or replace function sync_request() returns trigger language plpgsql as $$
    declare
      answers jsonb := to_jsonb(new);
    begin
      insert into requests (reference, kind, status, locale, name, company, email, phone, quarantine_reasons,
        created_at, due_at, sort_at, page, referrer${sql.raw(names)})
      values (new.reference, tg_argv[0], new.status, new.locale, coalesce(answers ->> 'naam', answers ->> 'customer_name'),
        coalesce(answers ->> 'bedrijf', answers ->> 'company'), answers ->> 'email', answers ->> 'telefoon',
        new.quarantine_reasons, new.created_at, new.due_at,
        coalesce(${sql.raw(sortKey)}, new.due_at, new.created_at + interval '14 days'),
        answers ->> 'page', answers ->> 'referrer'${sql.raw(values)})
      on conflict (reference) do update set
        status = excluded.status, locale = excluded.locale, name = excluded.name, company = excluded.company,
        email = excluded.email, phone = excluded.phone, quarantine_reasons = excluded.quarantine_reasons,
        created_at = excluded.created_at, due_at = excluded.due_at, sort_at = excluded.sort_at,
        page = excluded.page, referrer = excluded.referrer${sql.raw(updates)};
      return null;
    end $$`.execute(db);
}
