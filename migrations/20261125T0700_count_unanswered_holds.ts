/**
 * Limits the number of unconfirmed holds per network (an IPv4 address or a /64), per site (a /48)
 * and per day. Each such hold has a distinct place under each limit: of two concurrent bookings
 * that take the same place, the unique index accepts only one.
 */
import { sql, type Kysely } from 'kysely';

/** `phone_place` is no longer written: anybody can book under a number that is not theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table appointments
      add column hold_network text,
      add column hold_site text,
      add column network_place smallint check (network_place >= 1),
      add column site_place smallint check (site_place >= 1),
      add column day_place smallint check (day_place >= 1)`.execute(db);
  for (const [name, columns] of [
    ['network', sql`hold_network, network_place`],
    ['site', sql`hold_site, site_place`],
    ['day', sql`appointment_date, day_place`],
  ] as const) {
    await sql`
      create unique index ${sql.ref(`appointments_place_of_${name}`)} on appointments (${columns})
      where status = 'pending' and team is not null and hold_until is not null`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table appointments
      drop column hold_network,
      drop column hold_site,
      drop column network_place,
      drop column site_place,
      drop column day_place`.execute(db);
}
