/**
 * Calls every endpoint as its description says, well and badly, and holds the answers to it. Builds
 * the site for its pages.
 */
import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { closeServices } from '#server/services.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endpoints, type Endpoint } from '../../scripts/openapi/endpoints.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { buildTestSite, testSite } from '../support/test-site.ts';

type Handler = (request: Request, context: object) => Promise<Response>;

const origin = 'https://www.example.nl';
const handlers = new Map<string, Handler>();
const leftBehind: Promise<unknown>[] = [];
let mailbox: Mailbox;

const person = { naam: 'Noor de Vries', email: 'noor@delinde.example', telefoon: '030 123 45 67' };

/** A good body for each form whose answer does not depend on the day. */
const bodies: Record<string, object> = {
  '/api/contact': { ...person, bedrijf: 'Apotheek De Linde', service: 'apotheek' },
  '/api/callback': { ...person, onderwerp: 'klacht' },
  '/api/applications': {
    ...person,
    adres: 'Voorbeeldstraat 1, Utrecht',
    functie: 'schoonmaker',
    ervaring: 'geen',
    beschikbaarheid: 'deeltijd',
    motivatie: 'Ik werk graag met mijn handen en zie meteen wat ik die dag heb gedaan.',
  },
  '/api/testimonials': { customerName: 'Noor', service: 'Zorgcentra', testimonialText: 'Netjes en op tijd.' },
  '/api/newsletter': { email: person.email },
};

beforeAll(async () => {
  await buildTestSite();
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
});

afterAll(async () => {
  await Promise.all(leftBehind);
  await closeServices();
  await mailbox.stop();
  vi.unstubAllEnvs();
});

test.each(endpoints)('$method $path answers as described', async (endpoint) => {
  const response = await call(endpoint, {});
  expect(Object.keys(endpoint.answers)).toContain(String(response.status));
  await holdTo(endpoint, response);
});

test.each(Object.entries(bodies))('POST %s takes what is described', async (path, body) => {
  const endpoint = endpoints.find((candidate) => candidate.method === 'POST' && candidate.path === path);
  if (!endpoint) throw new Error(`${path} is not described`);
  const response = await call(endpoint, body);
  expect([200, 201]).toContain(response.status);
  await holdTo(endpoint, response);
});

async function call({ method, path }: Endpoint, body: object): Promise<Response> {
  const handler = handlers.get(path);
  if (!handler) throw new Error(`no function has the path ${path}`);
  const request = new Request(origin + path.replace(':locale', 'nl'), {
    method,
    ...(method === 'POST' && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin },
    }),
  });
  return handler(request, { ip: '192.0.2.1', params: { locale: 'nl' }, waitUntil });
}

function waitUntil(work: Promise<unknown>): void {
  leftBehind.push(work);
}

async function holdTo({ answers }: Endpoint, response: Response): Promise<void> {
  const answer = answers[response.status];
  if (typeof answer === 'string') expect(response.headers.get('content-type')).toContain(answer);
  else expect(answer?.safeParse(await response.json())).toMatchObject({ success: true });
}
