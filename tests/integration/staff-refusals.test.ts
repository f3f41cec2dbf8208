/** Errors of the workspace are pages, even before the user is known. */
import { handleStaff } from '#server/staff/handle.ts';
import { linkPaths } from '#contracts/staff/password-link.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { usersPath } from '#contracts/staff/users.ts';
import { expect, test } from 'vitest';
import { parseHtml } from '../support/pages.ts';
import { call, formPost } from '../support/requests.ts';
import { getStaffPage, logIn } from '../support/staff.ts';

import { createTestServices, emptyServices, type TestServices } from '../support/test-services.ts';

const site = 'https://www.example.nl';
const cookie = `__Host-session=${'s'.repeat(43)}`;

async function ask(services: TestServices, request: Request) {
  const { response } = await call(handleStaff, services, request);
  const { status, headers } = response;
  const heading = parseHtml(await response.text()).querySelector('h1')?.text;
  return { status, headers, heading };
}

test.each([
  ['a page', new Request(site + queuePath({}), { headers: { cookie } })],
  ['the page of a mailed link', new Request(`${site}${linkPaths.reset}?sleutel=5.1796181377786.AAAA`)],
])('%s is answered with a page that reports the unavailable database', async (_, request) => {
  const services = await createTestServices('postgres://nobody@127.0.0.1:1/nothing');
  const { status, headers, heading } = await ask(services, request);
  expect([status, heading]).toEqual([503, 'Dit lukt nu even niet']);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('retry-after')).toBe('30');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(services.logged.map(({ event }) => event)).toContain('database unavailable');
});

test('a missing page and one that the role may not see are the same', async () => {
  const services = await emptyServices();
  const leader = await logIn(services, 'team-leader');
  const texts = await Promise.all(
    [requestPath('OFF-2345-6789'), `${queuePath({})}/niets`].map(
      async (path) => (await getStaffPage(services, path, leader)).page.querySelector('main')?.text,
    ),
  );
  expect(texts[0]).toContain('of uw rol mag het niet zien');
  expect(texts[1]).toBe(texts[0]);
});

test('a cross-site form is rejected with a page, for any user', async () => {
  const services = await emptyServices();
  for (const headers of [{}, await logIn(services, 'administrator')]) {
    const foreign = { ...headers, origin: 'https://evil.example' };
    const { status, heading } = await ask(services, formPost(usersPath, { actie: 'uitnodigen' }, foreign));
    expect([status, heading]).toEqual([403, 'Dit komt niet van deze site']);
  }
});
