/**
 * The submissions of visitors. Options and maximum lengths are those of the schemas in
 * `src/contracts`. PostgreSQL counts code points where the schemas count UTF-16 code units, so that
 * a text that a schema accepts is never too long.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';

/** Columns of every submission; `submission_id` is its idempotency key. */
const envelope = sql`
  submission_id uuid not null unique,
  reference text not null unique check (char_length(reference) between 1 and 20),
  locale text not null check (locale in ('nl', 'en', 'es', 'de', 'fr', 'ar')),
  quarantine_reasons text[] not null default '{}'
    check (quarantine_reasons <@ array['honeypot', 'too-fast', 'links', 'repetition']),
  created_at timestamptz not null default now()`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, contactRequests());
  await createTable(db, callbackRequests());
  await createTable(db, appointments());
  await createTable(db, applications());
  await createTable(db, testimonials());
  await createTable(db, caseStudies());
  // Prevents double bookings: one pending or confirmed appointment per team and time.
  await sql`
    create unique index appointments_one_per_team on appointments (appointment_date, time_slot, team)
    where status in ('pending', 'confirmed')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'case_studies',
    'testimonials',
    'applications',
    'appointments',
    'callback_requests',
    'contact_requests',
  ]) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
}

async function createTable(db: Kysely<unknown>, definition: RawBuilder<unknown>): Promise<void> {
  await sql`create table ${definition}`.execute(db);
}

function contactRequests(): RawBuilder<unknown> {
  return sql`contact_requests (
    id integer generated always as identity primary key,
    ${envelope},
    naam text not null check (char_length(naam) between 1 and 100),
    bedrijf text not null check (char_length(bedrijf) between 1 and 100),
    email text not null check (char_length(email) between 3 and 254),
    telefoon text check (char_length(telefoon) between 1 and 30),
    service text not null check (
      service in ('apotheek', 'huisarts', 'mkb', 'kantoor', 'zorgcentrum', 'specialistisch', 'anders')
    ),
    bericht text check (char_length(bericht) between 1 and 4000)
  )`;
}

function callbackRequests(): RawBuilder<unknown> {
  return sql`callback_requests (
    id integer generated always as identity primary key,
    ${envelope},
    naam text not null check (char_length(naam) between 1 and 100),
    telefoon text not null check (char_length(telefoon) between 1 and 30),
    email text check (char_length(email) between 3 and 254),
    onderwerp text not null check (
      onderwerp in ('algemene-vraag', 'offerte-aanvraag', 'afspraak-maken', 'spoedhulp', 'klacht', 'overig')
    ),
    bericht text check (char_length(bericht) between 1 and 4000),
    preferred_time text check (preferred_time in ('ochtend', 'middag', 'avond', 'altijd')),
    status text not null default 'pending' check (status in ('pending', 'called', 'closed'))
  )`;
}

/**
 * Day and start time are in Europe/Amsterdam; the estimated price is in whole euros, excluding VAT.
 */
function appointments(): RawBuilder<unknown> {
  return sql`appointments (
    id integer generated always as identity primary key,
    ${envelope},
    naam text not null check (char_length(naam) between 1 and 100),
    bedrijf text not null check (char_length(bedrijf) between 1 and 100),
    email text not null check (char_length(email) between 3 and 254),
    telefoon text not null check (char_length(telefoon) between 1 and 30),
    service text not null check (service in ('apotheek', 'huisarts', 'kantoor', 'mkb', 'zorgcentra')),
    appointment_date date not null check (extract(isodow from appointment_date) < 6),
    time_slot text not null check (
      time_slot in ('09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00')
    ),
    team smallint not null check (team >= 1),
    frequency text not null check (frequency in ('eenmalig', 'wekelijks', 'tweewekelijks', 'maandelijks')),
    square_meters integer check (square_meters between 1 and 1000000),
    special_requests text check (char_length(special_requests) between 1 and 4000),
    estimated_price integer check (estimated_price >= 0),
    status text not null default 'pending' check (status in ('pending', 'confirmed', 'completed', 'cancelled')),
    is_confirmed boolean not null default false,
    updated_at timestamptz not null default now(),
    constraint appointments_confirmed_is_not_pending check (not (is_confirmed and status = 'pending'))
  )`;
}

/** `decided_at` starts the retention period, which consent extends to a year. */
function applications(): RawBuilder<unknown> {
  return sql`applications (
    id integer generated always as identity primary key,
    ${envelope},
    naam text not null check (char_length(naam) between 2 and 100),
    email text not null check (char_length(email) between 3 and 254),
    telefoon text not null check (char_length(telefoon) between 10 and 30),
    adres text not null check (char_length(adres) between 5 and 200),
    functie text not null check (
      functie in ('schoonmaker', 'teamleider', 'kwaliteitscontroleur', 'administratief', 'andere')
    ),
    ervaring text not null check (ervaring in ('geen', '1-2jaar', '3-5jaar', '5plus')),
    motivatie text not null check (char_length(motivatie) between 1 and 4000),
    beschikbaarheid text not null check (beschikbaarheid in ('voltijd', 'deeltijd', 'flexibel', 'weekend')),
    cv text check (char_length(cv) between 1 and 20000),
    status text not null default 'pending' check (status in ('pending', 'invited', 'hired', 'rejected', 'withdrawn')),
    decided_at timestamptz,
    consents_to_keep boolean not null default false
  )`;
}

function testimonials(): RawBuilder<unknown> {
  return sql`testimonials (
    id integer generated always as identity primary key,
    ${envelope},
    customer_name text not null check (char_length(customer_name) between 1 and 100),
    company text check (char_length(company) between 1 and 100),
    location text check (char_length(location) between 1 and 100),
    service text not null check (
      service in ('Apotheekschoonmaak', 'Huisartsenpraktijk', 'Kantoorschoonmaak', 'MKB Schoonmaak', 'Zorgcentra',
        'Algemene Schoonmaak')
    ),
    rating smallint not null check (rating between 1 and 5),
    testimonial_text text not null check (char_length(testimonial_text) between 1 and 4000),
    consents_to_name boolean not null default false,
    is_approved boolean not null default false,
    is_featured boolean not null default false,
    is_example boolean not null default false
  )`;
}

/** The company writes case studies, so they lack the columns of submissions. */
function caseStudies(): RawBuilder<unknown> {
  return sql`case_studies (
    id integer generated always as identity primary key,
    title text not null check (char_length(title) between 1 and 200),
    company text not null check (char_length(company) between 1 and 100),
    industry text not null check (char_length(industry) between 1 and 100),
    challenge text not null check (char_length(challenge) between 1 and 4000),
    solution text not null check (char_length(solution) between 1 and 4000),
    results text not null check (char_length(results) between 1 and 4000),
    image_url text check (char_length(image_url) between 1 and 2000),
    is_published boolean not null default false,
    is_featured boolean not null default false,
    is_example boolean not null default false,
    created_at timestamptz not null default now()
  )`;
}
