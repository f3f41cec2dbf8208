import { pathTo } from '#paths';
import { wantsPage } from '#server/http/checks.ts';
import { postToPage } from '#server/pages/pages.ts';
import { handleStaff } from '#server/staff/handle.ts';
import { staffRoutes } from '#server/staff/routes.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { forms, readRows, sendExample, type FormUnderTest } from '../support/forms.ts';
import { randomSource, hostileRequest } from '../support/hostile-requests.ts';
import { call } from '../support/requests.ts';
import { logIn } from '../support/staff.ts';
import { formTokenOf } from '../support/staff-pages.ts';
import { shareOf } from '../support/sweep.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const count = shareOf(10_000);
const together = 40;
const seed = 20_261_121;
const longestAnswerMs = 60_000;
const foreseen = [200, 201, 303, 400, 409, 413, 415, 422];

let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});

/** Sends one request, and gives what is wrong with its answer, if anything is. */
async function findFault({ form, handle, example }: FormUnderTest, services: TestServices, number: number) {
  const request = await hostileRequest(randomSource(seed + number), form.path, example());
  const startedAt = performance.now();
  // A form is posted to its page, which answers it as its endpoint answers the others.
  const page = new URL(pathTo(form.screen, 'nl'), request.url);
  const { response } = await (wantsPage(request)
    ? call(postToPage, services, new Request(page, request))
    : call(handle, services, request));
  const text = await response.text();
  const tookMs = performance.now() - startedAt;
  const isRight = foreseen.includes(response.status) && tookMs < longestAnswerMs;
  return isRight ? undefined : { number, status: response.status, tookMs, text };
}

/** The answers in a row, as its form would send them. */
function answersOf({ form }: FormUnderTest, row: Record<string, unknown>) {
  const names = Object.keys('shape' in form.schema ? (form.schema.shape as object) : {});
  return Object.fromEntries(names.filter((name) => row[name] !== null).map((name) => [name, row[name]]));
}

describe.each(Object.entries(forms))(`${String(count)} hostile requests to the form %s`, (_, form) => {
  test('are each answered soon and as foreseen, and store nothing that the schema refuses', async () => {
    const env = { RATE_LIMIT_PER_HOUR: '1000000' };
    const connected = await createTestServices(databaseUrl, { env });
    const services = { ...connected, deliverMail: () => Promise.resolve() };
    const faults: unknown[] = [];
    for (let first = 0; first < count; first += together) {
      const numbers = Array.from({ length: together }, (__, index) => first + index);
      faults.push(...(await Promise.all(numbers.map((number) => findFault(form, services, number)))));
    }
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    expect(services.logged).toEqual([]);
    // Nobody has to get their mails.
    await services.db.deleteFrom('outbox').execute();
    const rows = await readRows(form, services);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const answers = answersOf(form, row);
      expect(form.form.schema.safeParse(answers)).toEqual({ success: true, data: answers });
    }
  }, 1_200_000);
});

const staffActions = staffRoutes.flatMap(({ path, actions }) =>
  Object.keys(actions).map((action): [string, string] => [path, action]),
);

test.each(staffActions)(
  'hostile requests to %s, action %s, are no fault of the server',
  async (path, action) => {
    const connected = await createTestServices(databaseUrl, { env: { RATE_LIMIT_PER_HOUR: '1000000' } });
    const services = { ...connected, deliverMail: () => Promise.resolve() };
    const { body } = await sendExample(forms.callback, services);
    const { reference } = body as { reference: string };
    const session = await logIn(services, 'administrator', `${path} ${action}`);
    const proof = { [staffFields.token]: await formTokenOf(services, session), [staffFields.action]: action };
    const example = {
      ...proof,
      van: 'pending',
      naar: 'called',
      titel: 'x',
      tekst: 'x',
      id: '1',
      [`kies-${reference}`]: 'pending',
    };
    const address = path.replace(':reference', reference).replace(/:\w+/, '1');
    const statuses = new Set<number>();
    for (let number = 0; number < shareOf(150); number += 1) {
      const request = await hostileRequest(randomSource(seed + number), address, example);
      for (const [name, value] of Object.entries({ ...session, origin: 'https://www.example.nl' }))
        request.headers.set(name, value);
      const { response } = await call(handleStaff, services, request);
      expect([number, response.status]).not.toEqual([number, 500]);
      statuses.add(response.status);
    }
    // Some came as far as the action itself.
    expect(statuses.difference(new Set([400, 403, 415]))).not.toEqual(new Set());
    expect(services.logged.filter(({ event }) => event === 'staff page failed')).toEqual([]);
  },
  300_000,
);
