/**
 * Two people who decide on a booking at the same moment. Needs a real PostgreSQL: PGlite has a
 * single connection.
 */
import { newRequestPath } from '#contracts/staff/new-request.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { beforeEach, expect, test } from 'vitest';
import { aBookingEntry } from '../support/an-entry.ts';
import { bookForToken, forgetAppointments } from '../support/appointments.ts';
import { logIn, postStaffForm } from '../support/staff.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let servers: TestServices[];
let sessions: { cookie: string }[];
let services: TestServices;
beforeEach(async () => {
  const databaseUrl = await createTestDatabase();
  services = await createTestServices(databaseUrl);
  // Two servers with separate connections.
  servers = [services, await createTestServices(databaseUrl, { mailbox: services.mailbox })];
  sessions = [await logIn(services, 'team-leader'), await logIn(services, 'administrator')];
});

/** Confirms a booking in its first or a later version, through one of the servers. */
function confirm(reference: string, index: number, volgnummer = '0') {
  const fields = { actie: 'bevestigen', volgnummer, prijs: String(80 + index) };
  return postStaffForm(servers[index] ?? services, requestPath(reference), fields, sessions[index]);
}

test('of two people who confirm one booking at once, 12 times, one succeeds, and one mail is sent', async () => {
  for (let round = 0; round < 12; round += 1) {
    await forgetAppointments(services);
    const { reference } = await bookForToken(services, { timeSlot: round % 2 === 0 ? '10:00' : '11:00' });
    // In every other round its hold has expired, so that both need a team as well.
    if (round % 2 === 1) await services.db.updateTable('appointments').set({ team: null }).execute();
    await services.deliverMail();
    services.mailbox.mails.length = 0;
    const answers = await Promise.all([confirm(reference, 0), confirm(reference, 1)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const row = await services.db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();
    const winner = answers.findIndex(({ status }) => status === 303);
    expect(row).toMatchObject({ status: 'confirmed', sequence: 1, team: 1, estimatedPrice: 80 + winner });
    expect(await services.db.selectFrom('requestEvents').selectAll().execute()).toHaveLength(1);
    await services.deliverMail();
    expect(services.mailbox.mails.map(({ subject }) => subject?.includes('is bevestigd'))).toEqual([true]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.page.querySelector('[role="alert"]')?.text).toContain(
      'intussen dit verzoek op “Bevestigd” gezet',
    );
  }
});

test('of two bookings without a team that are confirmed for the last one at once, 6 times, one gets it', async () => {
  for (let round = 0; round < 6; round += 1) {
    await forgetAppointments(services);
    const held = await bookForToken(services);
    const both = [await bookForToken(services), await bookForToken(services, { timeSlot: '11:00' })];
    expect(await held.find()).toMatchObject({ team: 1 });
    await services.db
      .updateTable('appointments')
      .set({ team: null, timeSlot: '10:00' })
      .where(
        'reference',
        'in',
        both.map(({ reference }) => reference),
      )
      .execute();
    const answers = await Promise.all(both.map(({ reference }, index) => confirm(reference, index)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const teams = await Promise.all(both.map(async ({ find }) => (await find())?.team ?? null));
    expect(teams.toSorted()).toEqual([2, null]);
  }
});

test('of two people who enter a booking at one hour of a team at once, 6 times, one does', async () => {
  for (let round = 0; round < 6; round += 1) {
    await forgetAppointments(services);
    const answers = await Promise.all(
      servers.map((server, index) => postStaffForm(server, newRequestPath, aBookingEntry(), sessions[index])),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect(answers.find(({ status }) => status === 409)?.page.text).toContain('Er is niets bewaard.');
    expect(await services.db.selectFrom('appointments').select('team').execute()).toEqual([{ team: 2 }]);
  }
});
