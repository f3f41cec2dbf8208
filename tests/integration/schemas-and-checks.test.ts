/**
 * The database accepts everything that a schema accepts. The endpoint rejects anything else as a
 * client error.
 */
import { appointmentToken } from '#server/appointments/link.ts';
import { byMethod } from '#server/http/by-method.ts';
import { maxBodyBytes } from '#server/http/body.ts';
import { postToPage } from '#server/pages/pages.ts';
import { handleStaff } from '#server/staff/handle.ts';
import { staffRoutes } from '#server/staff/routes.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { pathTo } from '#paths';
import { maxLengths } from '#contracts/fields.ts';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aVisitor, bookForToken, forgetAppointments } from '../support/appointments.ts';
import { forms, readRows, sendRequest, type FormUnderTest } from '../support/forms.ts';
import { call, jsonPost } from '../support/requests.ts';
import { logIn, formTokenOf } from '../support/staff.ts';
import { shareOf } from '../support/sweep.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const runs = shareOf(1000);
const seed = 20_261_122;

let databaseUrl: string;
let services: TestServices;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
beforeEach(async () => {
  const connected = await createTestServices(databaseUrl, { env: { RATE_LIMIT_PER_HOUR: '1000000' } });
  services = { ...connected, deliverMail: () => Promise.resolve() };
});

const lengths = Object.values(maxLengths).flatMap((max) => [max - 1, max, max + 1]);

/**
 * Texts of every kind. Some are close to a maximum length, and of characters that count double in
 * bytes or UTF-16 code units.
 */
const someText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc
    .tuple(fc.constantFrom('a', 'é', '🧽', 'ﷺ', 'e\u0301', ' ', '\u200b', '0'), fc.constantFrom(...lengths))
    .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)),
);
const someValue = fc.oneof(
  { weight: 8, arbitrary: someText },
  { weight: 1, arbitrary: fc.anything({ withNullPrototype: false }) },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double()) },
);

/** Bodies that no form sends, and truncated ones. */
const someBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  someValue.map((value) => new TextEncoder().encode(JSON.stringify(value) as string | undefined)),
  fc
    .tuple(someText, fc.nat(200))
    .map(([text, end]) => new TextEncoder().encode(JSON.stringify({ naam: text })).subarray(0, end)),
);
const someType = fc.constantFrom(
  ...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
  ...['multipart/form-data', 'application/json; charset=utf-16', 'text/plain'],
);

/** Returns the answers in a row, as its form would send them. */
function answersOf({ form }: FormUnderTest, row: Record<string, unknown>) {
  const names = Object.keys('shape' in form.schema ? (form.schema.shape as object) : {});
  return Object.fromEntries(names.filter((name) => row[name] !== null).map((name) => [name, row[name]]));
}

/** Generates one or two fields with arbitrary values. */
function changesOf({ example }: FormUnderTest) {
  const names = Object.keys(example()).filter((name) => name !== 'submissionId');
  const change = fc.tuple(fc.constantFrom(...names), someValue);
  return fc.array(change, { minLength: 1, maxLength: 2 }).map((list) => Object.fromEntries(list));
}

describe.each(Object.entries(forms))('whatever is sent to the form %s', (_, entry) => {
  test('is stored when its schema accepts it, and else rejected', async () => {
    const { form, handle, example } = entry;
    const isRight = async (changes: Record<string, unknown>) => {
      const body = JSON.stringify(example({ ...aVisitor(), ...changes }));
      const isTaken = form.schema.safeParse(JSON.parse(body)).success;
      const { response } = await call(handle, services, jsonPost(form.path, body));
      if (Buffer.byteLength(body) > maxBodyBytes) {
        expect(response.status).toBe(413);
        return;
      }
      // A time that is outside the rules, or that an earlier run has booked, fits the schema too.
      const expected = isTaken ? [200, 201, 409, 422] : [422];
      expect(expected).toContain(response.status);
      if (isTaken && form.name !== 'appointment') expect(response.status).toBeLessThan(300);
    };
    await fc.assert(fc.asyncProperty(changesOf(entry), isRight), { numRuns: runs, seed });
    for (const row of await readRows(entry, services)) {
      const answers = answersOf(entry, row);
      expect(form.schema.safeParse(answers)).toEqual({ success: true, data: answers });
    }
    expect(services.logged).toEqual([]);
  }, 600_000);

  test('causes no server error, even as arbitrary bytes', async () => {
    const { form, handle } = entry;
    const isAnswered = async (type: string, body: Uint8Array<ArrayBuffer>) => {
      const headers = { 'content-type': type, accept: 'application/json' };
      const request = new Request(`https://www.example.nl${form.path}`, { method: 'POST', headers, body });
      const { response } = await call(handle, services, request);
      expect([200, 201, 400, 413, 415, 422]).toContain(response.status);
    };
    const property = fc.asyncProperty(someType, someBytes, isAnswered);
    await fc.assert(property, { numRuns: runs, seed });
    expect(services.logged).toEqual([]);
  }, 600_000);
});

const staffActions = staffRoutes.flatMap(({ path, actions = {} }) =>
  Object.keys(actions).map((action): [string, string] => [path, action]),
);

test.each(staffActions)(
  'whatever is sent to %s, action %s, causes no server error',
  async (path, action) => {
    const reference = await sendRequest(services, 'callback');
    const session = await logIn(services, 'administrator', `${path} ${action}`);
    const names = [
      ...'van naar aan tekst doe naam email rol gebruiker dag tijd team prijs reden mail sluiting'.split(' '),
      ...['referentie', 'volgnummer', 'versie', 'title', 'ook', `kies-${reference}`],
    ];
    const proof = { [staffFields.token]: await formTokenOf(services, session), [staffFields.action]: action };
    const headers = { origin: 'https://www.example.nl', 'sec-fetch-site': 'same-origin', ...session };
    const address = path.replace(':reference', reference).replace(/:\w+/, '1');
    const isAnswered = async (fields: Record<string, unknown>) => {
      const request = jsonPost(address, { ...fields, ...proof }, headers);
      const { response } = await call(handleStaff, services, request);
      expect(response.status).toBeLessThan(500);
    };
    const someFields = fc.dictionary(fc.constantFrom(...names), someValue, { maxKeys: 6 });
    await fc.assert(fc.asyncProperty(someFields, isAnswered), { numRuns: shareOf(150), seed });
    expect(services.logged.filter(({ event }) => event === 'staff page failed')).toEqual([]);
  },
  300_000,
);

test('whatever is sent to the page of an appointment is rejected as a client error, and changes nothing', async () => {
  await forgetAppointments(services);
  const { token, find, reference } = await bookForToken(services);
  const bodies = fc.record(
    {
      token: fc.oneof(
        fc.constantFrom<unknown>(token, appointmentToken('x'.repeat(32), reference), { toString: 1 }),
        someValue,
      ),
      action: fc.oneof(fc.constant('move'), someValue),
      appointmentDate: fc.oneof(fc.constantFrom('0000-01-01', '2026-11-28'), someValue),
      timeSlot: someValue,
    },
    { requiredKeys: [] },
  );
  const page = byMethod({ POST: postToPage });
  const isRight = async (body: object) => {
    const sent = JSON.stringify(body) as string | undefined;
    const request = jsonPost(pathTo('manageAppointment', 'nl'), sent ?? '{}');
    const { response } = await call(page, services, request);
    expect([400, 404, 409, 413, 422]).toContain(response.status);
  };
  await fc.assert(fc.asyncProperty(bodies, isRight), { numRuns: Math.min(runs, 200), seed });
  expect(await find()).toMatchObject({ day: '2026-11-27', slot: '10:00', status: 'pending' });
  expect(services.logged).toEqual([]);
});
