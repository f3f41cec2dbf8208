/**
 * Calls every endpoint as its description says, well and badly, and holds the answers to it: a
 * field that is not described is a fault. Needs the built site for its pages.
 */
import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import type { Role } from '#domain/roles.ts';
import { confirmLink, subscriberId, unsubscribeLink } from '#server/newsletter/links.ts';
import { closeServices, getServices } from '#server/app/services.ts';
import { appointmentPath, availabilityPath, type PeriodAvailability } from '#submissions/appointment.ts';
import { newsletterActionPaths, newsletterActions, newsletterPath } from '#submissions/newsletter.ts';
import { loginPath } from '#submissions/login.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedDemoData } from '../../scripts/demo-data.ts';
import { endpoints, type Endpoint } from '../../scripts/openapi/endpoints.ts';
import { aVisitor } from '../support/appointments.ts';
import { forms } from '../support/forms.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { takeConsoleOutput } from '../support/silent-console.ts';
import { addUser, basic, logIn, staffPassword } from '../support/staff.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { testSite } from '../support/test-site.ts';

type Handler = (request: Request, context: object) => Promise<Response>;

const origin = 'https://www.example.nl';
const handlers = new Map<string, Handler>();
const leftBehind: Promise<unknown>[] = [];
/** Which endpoints have answered that all went well, as `GET /api/session`. */
const succeeded = new Set<string>();
let mailbox: Mailbox;

beforeAll(async () => {
  vi.stubEnv('SITE_DIR', testSite.directory);
  mailbox = await openMailbox();
  vi.stubEnv('DATABASE_URL', await createTestDatabase());
  vi.stubEnv('SMTP_URL', mailbox.url);
  for (const file of readdirSync('functions')) {
    const module = (await import(`../../functions/${parse(file).name}.ts`)) as {
      default: Handler;
      config: { path?: string };
    };
    if (module.config.path) handlers.set(module.config.path, module.default);
  }
  const { db, env } = getServices();
  await seedDemoData(db, new Date(), env);
});

afterAll(async () => {
  await Promise.all(leftBehind);
  await closeServices();
  await mailbox.stop();
  vi.unstubAllEnvs();
});

test.each(endpoints)('$method $path answers nothing at all as described', async (endpoint) => {
  await ask(endpoint);
});

test.each(Object.values(forms))('POST $form.path takes what is described', async ({ form, example }) => {
  const endpoint = find('POST', form.path);
  const changes = form.path === appointmentPath ? { ...aVisitor(), ...(await freeTime()) } : {};
  const answers = example(changes);
  expect([200, 201]).toContain((await ask(endpoint, { body: JSON.stringify(answers) })).status);
  const fields = Object.entries(example(changes)).map(([name, value]) => [name, String(value)]);
  const page = await ask(endpoint, { body: new URLSearchParams(fields), accept: 'text/html' });
  expect(page.status).toBe(307);
});

test('a time that is taken is answered as described', async () => {
  const endpoint = find('POST', appointmentPath);
  const time = await freeTime();
  const book = () =>
    ask(endpoint, { body: JSON.stringify(forms.appointment.example({ ...aVisitor(), ...time })) });
  const statuses = [(await book()).status, (await book()).status, (await book()).status];
  // The first of them may have been taken once by the test before.
  expect([statuses[0], statuses.at(-1)]).toEqual([201, 409]);
});

test('logging in is answered as described', async () => {
  await addUser(getServices(), 'team-leader', 'noor');
  const answers = { username: 'noor', password: staffPassword };
  expect((await ask(find('POST', loginPath), { body: JSON.stringify(answers) })).status).toBe(200);
  expectEvents('login succeeded');
});

test('the links of the newsletter are answered as described', async () => {
  const { env } = getServices();
  const { email } = forms.newsletter.example();
  await ask(find('POST', newsletterPath), { body: JSON.stringify({ email }) });
  const id = subscriberId(env.appSecret, String(email));
  const links = { confirm: confirmLink(env, id, 'nl'), unsubscribe: unsubscribeLink(env, id, 'nl') };
  for (const action of newsletterActions) {
    const query = new URL(links[action]).search;
    const path = newsletterActionPaths[action];
    expect((await ask(find('GET', path), { query })).status).toBe(303);
    expect((await ask(find('POST', path), { query })).status).toBe(200);
  }
});

const behindLogin = ['/api/session', '/api/ad-texts', '/api/sitelinks', '/api/analytics-status'];

test.each<[Role, number]>([
  ['demo-user', 403],
  ['administrator', 200],
])('what only staff may see is answered to the role %s as described', async (role, status) => {
  const { cookie } = await logIn(getServices(), role);
  for (const path of behindLogin) {
    const response = await ask(find('GET', path), { cookie });
    expect(response.status).toBe(path === '/api/session' ? 200 : status);
  }
  const { authorization } = basic(role, staffPassword);
  const file = await ask(find('GET', '/api/customer-data.csv'), { authorization });
  expect(file.status).toBe(status === 200 ? 200 : 401);
  expect((await ask(find('POST', '/api/logout'), { cookie })).status).toBe(200);
  expectEvents('login succeeded', ...(status === 200 ? ['customer data exported'] : []));
});

/** What is written down of who comes in and what is taken out. */
function expectEvents(...events: string[]): void {
  const written = takeConsoleOutput().map((line) => (JSON.parse(line) as { event: string }).event);
  expect(written).toEqual(events);
}

test('every endpoint that answers JSON has done so when all went well', () => {
  const silent = endpoints
    .filter(({ answers }) => typeof (answers[200] ?? 'none') !== 'string')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !succeeded.has(name));
  expect(silent).toEqual([]);
});

function find(method: Endpoint['method'], path: string): Endpoint {
  const endpoint = endpoints.find((candidate) => candidate.method === method && candidate.path === path);
  if (!endpoint) throw new Error(`${method} ${path} is not described`);
  return endpoint;
}

/** A time at which an appointment can be booked now. */
async function freeTime() {
  const response = await ask(find('GET', availabilityPath));
  const { days } = (await response.json()) as PeriodAvailability;
  const free = days.findLast(({ slots }) => slots.length > 0);
  return { appointmentDate: free?.day, timeSlot: free?.slots[0] };
}

interface Sent {
  body?: string | URLSearchParams;
  query?: string;
  accept?: string;
  cookie?: string;
  authorization?: string;
}

/** Calls an endpoint, and holds its answer to the description. */
async function ask(endpoint: Endpoint, { body = '{}', query = '', ...headers }: Sent = {}) {
  const { method, path } = endpoint;
  const handler = handlers.get(path);
  if (!handler) throw new Error(`no function has the path ${path}`);
  const type = { 'content-type': 'application/json' };
  const request = new Request(origin + path.replace(':locale', 'nl') + query, {
    method,
    headers: { origin, ...(typeof body === 'string' && type), ...headers },
    ...(method === 'POST' && { body }),
  });
  const response = await handler(request, { ip: '192.0.2.1', params: { locale: 'nl' }, waitUntil });
  await holdTo(endpoint, response.clone());
  return response;
}

function waitUntil(work: Promise<unknown>): void {
  leftBehind.push(work);
}

async function holdTo({ method, path, answers }: Endpoint, response: Response): Promise<void> {
  const { status, headers } = response;
  expect(Object.keys(answers)).toContain(String(status));
  const answer = answers[status];
  if (answer === 'redirect') expect(headers.get('location')).toMatch(/^\//);
  else if (typeof answer === 'string') expect(headers.get('content-type')).toContain(answer);
  else expect(answer?.safeParse(await response.json()).error).toBeUndefined();
  if (status < 300) succeeded.add(`${method} ${path}`);
}
