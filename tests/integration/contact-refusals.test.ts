import type { Services } from '#server/http/services.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aContact, contactUrl, jsonRequest, send } from '../support/contact.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let databaseUrl: string;
let services: TestServices;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
beforeEach(async () => {
  services = await createTestServices(databaseUrl);
});

async function countRows({ db }: Services): Promise<number> {
  const { count } = await db
    .selectFrom('contactRequests')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function refuse(request: Request) {
  const { response } = await send(services, request);
  const body: unknown = await response.json();
  expect(await countRows(services)).toBe(0);
  expect(body).toMatchObject({ message: expect.stringMatching(/\S/) });
  return { status: response.status, headers: response.headers, body };
}

/** A body of so many bytes whose length is not announced. */
function streamOf(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('a'.repeat(Math.min(left, 8192))));
      left -= 8192;
      if (left <= 0) controller.close();
    },
  });
}

describe('the endpoint refuses', () => {
  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])(
    '%s with 405 and the method that it takes',
    async (method) => {
      const { response } = await send(services, new Request(contactUrl, { method }));
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    },
  );

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'not an origin' },
    { origin: 'https://www.example.nl', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-site' },
  ])('what another site sends (%o) with 403', async (headers) => {
    const { status } = await refuse(jsonRequest(aContact(), headers));
    expect(status).toBe(403);
  });

  test.each([
    'text/plain',
    'application/xml',
    '',
    'application/json; charset=iso-8859-1',
    'application/x-www-form-urlencoded; charset=utf-16',
  ])('a body of type "%s" with 415', async (type) => {
    const { status } = await refuse(
      jsonRequest(aContact(), { 'content-type': type, accept: 'application/json' }),
    );
    expect(status).toBe(415);
  });

  test('a compressed body with 415', async () => {
    const { status } = await refuse(jsonRequest(aContact(), { 'content-encoding': 'gzip' }));
    expect(status).toBe(415);
  });

  test('a form with a file with 415', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(aContact())) body.set(name, String(value));
    body.set('bericht', new File(['x'], 'x.txt'));
    const { status } = await refuse(
      new Request(contactUrl, { method: 'POST', body, headers: { accept: 'application/json' } }),
    );
    expect(status).toBe(415);
  });

  test('a body of more than 64 KiB with 413, whatever length it announces', async () => {
    const announced = jsonRequest(aContact({ bericht: 'a'.repeat(70_000) }));
    expect((await refuse(announced)).status).toBe(413);
    const headers = { 'content-type': 'application/json' };
    const silent = { method: 'POST', headers, body: streamOf(10_000_000), duplex: 'half' };
    expect((await refuse(new Request(contactUrl, silent))).status).toBe(413);
  });

  test.each(['{', '[]', 'null', '"text"', '', '{"naam": "\\ud800'])('the JSON %j with 400', async (body) => {
    expect((await refuse(jsonRequest(body))).status).toBe(400);
  });

  test('bytes that are not UTF-8 with 400', async () => {
    const body = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    const request = new Request(contactUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect((await refuse(request)).status).toBe(400);
  });

  test('a multipart body without its boundary with 400', async () => {
    const headers = { 'content-type': 'multipart/form-data', accept: 'application/json' };
    const request = new Request(contactUrl, { method: 'POST', headers, body: 'naam=Noor' });
    expect((await refuse(request)).status).toBe(400);
  });

  test('answers that do not fit with 422 and a text per field in the language of the form', async () => {
    const contact = aContact({
      taal: 'en',
      naam: ' ',
      email: 'noor@',
      service: 'huis',
      bericht: 'a'.repeat(4001),
    });
    const { status, body } = await refuse(jsonRequest(contact));
    expect(status).toBe(422);
    expect(body).toEqual({
      message: expect.any(String),
      fields: {
        naam: expect.any(String),
        email: expect.any(String),
        service: expect.any(String),
        bericht: expect.stringContaining('4000'),
      },
    });
  });

  test('answers of another type with 422 as if they were empty', async () => {
    const { status, body } = await refuse(
      jsonRequest(aContact({ naam: { $ne: 1 }, bedrijf: 7, email: [], service: null })),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({
      fields: { naam: 'Vul uw naam in', bedrijf: 'Vul de naam van uw bedrijf in' },
    });
  });
});

describe('every answer', () => {
  test.each([
    ['201', () => jsonRequest(aContact())],
    ['400', () => jsonRequest('{')],
    ['403', () => jsonRequest(aContact(), { origin: 'https://evil.example' })],
    ['405', () => new Request(contactUrl)],
    ['415', () => jsonRequest('', { 'content-type': 'text/plain' })],
    ['422', () => jsonRequest({})],
  ])('with %s carries the security headers and is not kept', async (status, makeRequest) => {
    const { response, afterwards } = await send(
      await createTestServices(await createTestDatabase()),
      makeRequest(),
    );
    await afterwards;
    expect(String(response.status)).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/json',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('to an error that nobody foresaw is a 500 without details, and the log has no personal data', async () => {
    const broken = await createTestServices(await createTestDatabase());
    await broken.db.schema.alterTable('contactRequests').renameTo('elsewhere').execute();
    const { response } = await send(broken, jsonRequest(aContact()));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: 'Er ging iets mis. Uw antwoorden staan er nog. Probeer het opnieuw.',
    });
    const requestId = response.headers.get('x-request-id');
    expect(broken.logged).toMatchObject([
      { event: 'submission failed', requestId, error: { code: '42P01' } },
    ]);
    expect(JSON.stringify(broken.logged)).not.toMatch(/noor|Linde|insert|192\.0\.2/i);
  });
});
