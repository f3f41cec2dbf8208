/** What a schema takes the database takes too, and what it does not take is no fault of ours. */
import { appointmentToken } from '#server/appointments/link.ts';
import { showAvailability } from '#server/appointments/availability.ts';
import { byMethod } from '#server/http/by-method.ts';
import { maxBodyBytes } from '#server/http/body.ts';
import { Refusal } from '#server/http/answers.ts';
import { postToPage } from '#server/pages/pages.ts';
import { pathTo } from '#paths';
import { maxLengths } from '#contracts/fields.ts';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aVisitor, bookForToken, forgetAppointments } from '../support/appointments.ts';
import { forms, type FormUnderTest } from '../support/forms.ts';
import { bare, call, jsonPost } from '../support/requests.ts';
import { shareOf } from '../support/sweep.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const runs = shareOf(2000);
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

/** Texts of every kind, also just as long as allowed in characters that count double somewhere. */
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

/** The names of one or two fields with what is sent in them. */
function changesOf({ example }: FormUnderTest) {
  const names = Object.keys(example()).filter((name) => name !== 'submissionId');
  const change = fc.tuple(fc.constantFrom(...names), someValue);
  return fc.array(change, { minLength: 1, maxLength: 2 }).map((list) => Object.fromEntries(list));
}

describe.each(Object.entries(forms))('whatever is sent to the form %s', (_, entry) => {
  test('is stored when its schema takes it, and else refused', async () => {
    const { form, handle, example } = entry;
    const isRight = async (changes: Record<string, unknown>) => {
      const body = JSON.stringify(example({ ...aVisitor(), ...changes }));
      const isTaken = form.schema.safeParse(JSON.parse(body)).success;
      const { response } = await call(handle, services, jsonPost(form.path, body));
      if (Buffer.byteLength(body) > maxBodyBytes) {
        expect(response.status).toBe(413);
        return;
      }
      // A time outside the rules, or one that was taken by an earlier run, fits the schema.
      const expected = isTaken ? [200, 201, 409, 422] : [422];
      expect(expected).toContain(response.status);
      if (isTaken && form.name !== 'appointment') expect(response.status).toBeLessThan(300);
    };
    await fc.assert(fc.asyncProperty(changesOf(entry), isRight), { numRuns: runs, seed });
    expect(services.logged).toEqual([]);
  }, 600_000);
});

test('whatever day is asked for, the times are told or it is refused', async () => {
  const days = fc.oneof(
    fc.constantFrom('0000-01-01', '9999-12-31', '2026-02-30', '+002026-11-27', '-000001-01-01', '2026-11-27'),
    someText,
  );
  const isRight = async (day: string) => {
    const request = bare(`/api/appointments/availability?date=${encodeURIComponent(day.toWellFormed())}`);
    const { response } = await call(showAvailability, services, request).catch((error: unknown) => {
      if (error instanceof Refusal) return { response: new Response(null, { status: error.status }) };
      throw error;
    });
    expect([200, 422]).toContain(response.status);
  };
  await fc.assert(fc.asyncProperty(days, isRight), { numRuns: runs, seed });
});

test('whatever is sent to the page of an appointment is answered, and changes nothing by chance', async () => {
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
    const { response } = await call(
      page,
      services,
      jsonPost(pathTo('manageAppointment', 'nl'), sent ?? '{}'),
    );
    expect([400, 404, 409, 413, 422]).toContain(response.status);
  };
  await fc.assert(fc.asyncProperty(bodies, isRight), { numRuns: Math.min(runs, 200), seed });
  expect(await find()).toMatchObject({ day: '2026-11-27', slot: '10:00', status: 'pending' });
  expect(services.logged).toEqual([]);
});
