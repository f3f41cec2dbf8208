/** Fills the table of requests as after years of use. */
import type { Database } from '#server/database/database.ts';
import { sql } from 'kysely';

/**
 * Adds requests, one per ten minutes: of every kind and language, 2 % waiting, some assigned, 1 %
 * in quarantine, 200 demo requests; testimonials have no e-mail address. For searches of different
 * selectivity, 1 in 17 companies is called Zuiderzee, 1 in 51 Noordzee, 1 in 101 Waddenzee, and
 * some of the newest Nieuwland. Each request has a text of about 200 letters, and every other one a
 * note of that length. Fills only the table of requests and not those of the forms, so summaries
 * are empty.
 */
export async function addManyRequests(db: Database, count: number, userId: number): Promise<void> {
  await sql`
    insert into requests (reference, kind, status, locale, name, company, email, phone, quarantine_reasons, created_at,
      due_at, sort_at, assignee_id, is_demo, words)
    select 'OFF-' || lpad(number::text, 8, '0'), kind,
      case when number % 50 = 0 then 'pending' else answered end,
      (array['nl', 'nl', 'nl', 'en', 'de', 'fr', 'es', 'ar'])[1 + number % 8],
      (array['Sanne', 'Daan', 'Fatima', 'Joris', 'Emma', 'Mehmet'])[1 + number % 6] || ' ' || md5(number::text),
      'Bedrijf ' || md5((number % 9000)::text) || case when number % 17 = 3 then ' Zuiderzee' else '' end
        || case when number % 51 = 3 then ' Noordzee' else '' end || case when number % 101 = 3 then ' Waddenzee' else '' end
        || case when number <= 280 and number % 20 = 3 then ' Nieuwland' else '' end,
      case when number % 5 <> 4 then 'persoon' || number % 40000 || '@voorbeeld.example' end,
      '+316' || lpad((number * 7919 % 100000000)::text, 8, '0'),
      case when number % 100 = 7 then array['links'] else '{}'::text[] end,
      created_at, created_at + interval '1 day', created_at + interval '1 day',
      case when number % 40 = 0 then ${userId}::int end, number <= 200,
      repeat('Wij zoeken een vast team voor ' || number || ' ochtenden per week. ', 4)
    from generate_series(1, ${count}::int) as number,
      lateral (select timestamptz '2026-11-20T10:00:00Z' - number * interval '10 minutes' as created_at) as moments,
      lateral (select (array['contact', 'callback', 'appointment', 'application', 'testimonial'])[1 + number % 5] as kind,
        (array['answered', 'called', 'completed', 'rejected', 'approved'])[1 + number % 5] as answered) as kinds`.execute(
    db,
  );
  await sql`
    insert into request_events (reference, user_id, kind, text, created_at)
    select reference, ${userId}::int, 'note', repeat('Belt terug over de glazenwasser van ' || reference || '. ', 4),
      created_at from requests where right(reference, 1) in ('1', '3', '5', '7', '9')`.execute(db);
  await sql`vacuum analyze requests, request_events`.execute(db);
}
