import type { Services } from '#server/http/services.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aContact, contactUrl, jsonRequest, send } from '../support/contact.ts';
import { createTestDatabase, takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices(await takeTestDatabase());
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

describe('the endpoint refuses', () => {
  test.each(['{', '[]', 'null', '"text"', '', '{"naam": "\\ud800'])('the JSON %j with 400', async (body) => {
    expect((await refuse(jsonRequest(body))).status).toBe(400);
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
