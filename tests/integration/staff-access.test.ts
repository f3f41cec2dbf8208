/**
 * The access of each role to each page and action of the workspace, and the responses without a
 * session, with an expired session, to a cross-site form and without a database. A route that is
 * not in the table fails the test.
 */
import { roles, type Role } from '#domain/roles.ts';
import { pathTo } from '#paths';
import { personPathOf } from '#server/staff/persons/path.ts';
import { handleStaff } from '#server/staff/handle.ts';
import { staffRoutes } from '#server/staff/routes.ts';
import { returnParameter } from '#contracts/login.ts';
import { accountActions, accountPath } from '#contracts/staff/account.ts';
import { agendaPath } from '#contracts/staff/agenda.ts';
import { closuresPath } from '#contracts/staff/closures.ts';
import { figuresFilePath, figuresPath } from '#contracts/staff/figures.ts';
import { staffFields, waitingPath } from '#contracts/staff/frame.ts';
import { healthActions, healthPath } from '#contracts/staff/health.ts';
import { newRequestPath } from '#contracts/staff/new-request.ts';
import { personPath, personsPath } from '#contracts/staff/person.ts';
import {
  caseStudiesPath,
  caseStudyPath,
  caseStudyPicturePath,
  testimonialsPath,
} from '#contracts/staff/publications.ts';
import { linkPaths } from '#contracts/staff/password-link.ts';
import { exportPath, queuePath } from '#contracts/staff/queue.ts';
import { filePath, receivedFilePath, requestPath } from '#contracts/staff/request.ts';
import { seriesPath } from '#contracts/staff/series.ts';
import { templatesPath } from '#contracts/staff/templates.ts';
import { userActions, usersPath } from '#contracts/staff/users.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendApplication } from '../support/application-with-file.ts';
import { aCaseStudy } from '../support/case-study.ts';
import { sendRequest } from '../support/forms.ts';
import { parseHtml } from '../support/pages.ts';
import { call, formPost } from '../support/requests.ts';
import { aReceivedFile } from '../support/received.ts';
import { confirmedBooking } from '../support/series.ts';
import { getStaffPage, logIn, postStaffForm } from '../support/staff.ts';
import { caseStudy, picturedCaseStudy } from '../support/staff-rows.ts';
import { createTestServices, servicesPerTest, type TestServices } from '../support/test-services.ts';

const services = servicesPerTest();
let reference: string;
beforeEach(async () => {
  reference = await sendRequest(services, 'callback');
  await services.db.updateTable('requests').set({ isDemo: true }).execute();
});

const everyone = roles;
const workers = roles.filter((role) => role !== 'demo-user');
const managers: Role[] = ['administrator', 'operations-manager'];
const administrators: Role[] = ['administrator'];

interface Expected {
  /** Returns a path that matches the route; by default the path of the route. */
  address?: () => string | Promise<string>;
  page: readonly Role[];
  /** The roles that may take each action. */
  actions?: Record<string, readonly Role[]>;
}

/** Allows these actions to these roles. */
const are = (allowed: readonly Role[], ...actions: string[]) =>
  Object.fromEntries(actions.map((action) => [action, allowed]));

const expected: Record<string, Expected> = {
  '/beheer': {
    page: everyone,
    actions: {
      ...are(workers, 'aangevinkt', 'bewaar-weergave', 'verwijder-weergave'),
      'spam-sorteren': managers,
    },
  },
  [exportPath]: { page: managers },
  [newRequestPath]: { page: workers, actions: are(workers, 'invoeren', 'boeken') },
  [requestPath(':reference')]: {
    address: () => requestPath(reference),
    page: everyone,
    actions: {
      ...are(workers, 'status', 'notitie', 'toewijzen', 'antwoorden', 'later', 'niet-later', 'gelezen'),
      ...are(workers, 'ongedaan', 'bevestigen', 'verplaatsen', 'afzeggen', 'adres', 'opnieuw-sturen'),
      ...are(managers, 'vrijgeven', 'weggooien', 'blokkeren', 'deblokkeren'),
    },
  },
  [seriesPath(':reference')]: {
    address: async () => seriesPath(await confirmedBooking(services)),
    page: workers,
    actions: are(workers, 'vastleggen', 'beeindigen'),
  },
  [filePath(':reference')]: {
    address: async () => filePath((await sendApplication(services)).reference),
    page: managers,
  },
  [receivedFilePath(':reference', ':id')]: {
    address: () => aReceivedFile(services, reference),
    page: everyone,
  },
  [testimonialsPath]: { page: managers, actions: are(managers, 'status', 'aanpassen', 'uitlichten') },
  [caseStudiesPath]: { page: managers },
  [caseStudyPath(':id')]: {
    address: async () => caseStudyPath(await caseStudy(services)),
    page: managers,
    actions: are(managers, 'bewaren', 'verwijderen'),
  },
  [caseStudyPicturePath(':id')]: {
    address: async () => caseStudyPicturePath(await picturedCaseStudy(services)),
    page: managers,
  },
  [personsPath]: { page: managers, actions: { zoeken: managers } },
  [personPath(':sealed')]: {
    address: () => personPathOf('bo@jansen.example', services.env),
    page: managers,
    actions: { exporteren: managers, wissen: administrators, intrekken: managers },
  },
  [templatesPath]: { page: managers, actions: are(managers, 'bewaren', 'herstellen') },
  [usersPath]: { page: administrators, actions: are(administrators, ...Object.values(userActions)) },
  [accountPath]: { page: everyone, actions: are(workers, ...Object.values(accountActions)) },
  [figuresPath]: { page: managers },
  [figuresFilePath]: { address: () => `${figuresFilePath}?cijfer=herkomst`, page: managers },
  [waitingPath]: { page: everyone },
  [healthPath]: { page: managers, actions: are(managers, ...Object.values(healthActions)) },
  [agendaPath()]: {
    address: () => agendaPath({ week: '2026-11-23' }),
    page: everyone,
    actions: are(workers, 'agenda-adres', 'blokkeren', 'vrijgeven', 'verplaatsen'),
  },
  [closuresPath]: { page: workers, actions: are(workers, 'sluiten', 'vrijgeven') },
};

test('the table has every route and every action, and no others', () => {
  const present = staffRoutes.map(({ path, actions = {} }) => [path, Object.keys(actions).sort()]);
  const listed = Object.entries(expected).map(([path, { actions = {} }]) => [
    path,
    Object.keys(actions).sort(),
  ]);
  expect(present.sort()).toEqual(listed.sort());
});

describe.each(Object.entries(expected))('%s', (route, { address = () => route, page, actions = {} }) => {
  test('is shown to the roles of the table, is not cached, opens from a link of another site, and rejects other methods and actions', async () => {
    const path = await address();
    for (const role of roles) {
      const answer = await getStaffPage(services, path, await logIn(services, role));
      expect([role, answer.status]).toEqual([role, page.includes(role) ? 200 : 403]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    }
    const session = await logIn(services, 'administrator', 'other');
    const altered = { cookie: `${session.cookie}x` };
    expect((await getStaffPage(services, path, altered)).status).toBe(303);
    const from = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await getStaffPage(services, path, { ...session, ...from })).status).toBe(200);
    expect((await getStaffPage(services, path, session, 'HEAD')).status).toBe(200);
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect((await getStaffPage(services, path, session, method)).status).toBe(405);
    const unknown = { [staffFields.action]: 'constructor' };
    expect((await postStaffForm(services, path, unknown, session)).status).toBe(400);
  });

  test('redirects without a session, or with a revoked or expired one, to the login and back', async () => {
    const path = await address();
    const login = `/login?${new URLSearchParams({ [returnParameter]: path }).toString()}`;
    const toLogin = { status: 303, location: login };
    expect(await getStaffPage(services, path)).toMatchObject(toLogin);
    const old = await logIn(services, 'administrator');
    services.clock.advanceMinutes(24 * 60);
    expect(await getStaffPage(services, path, old)).toMatchObject(toLogin);
    const ended = await logIn(services, 'administrator', 'other');
    await services.db.deleteFrom('sessions').execute();
    expect(await getStaffPage(services, path, ended)).toMatchObject(toLogin);
    const [action = ''] = Object.keys(actions);
    expect((await postStaffForm(services, path, { [staffFields.action]: action }, ended)).status).toBe(303);
  });

  test.each(Object.entries(actions))('action %s is for the roles of the table', async (action, allowed) => {
    const path = await address();
    for (const role of roles) {
      const session = await logIn(services, role);
      const { status } = await postStaffForm(services, path, { [staffFields.action]: action }, session);
      expect([role, status !== 403]).toEqual([role, allowed.includes(role)]);
      expect(status).toBeLessThan(500);
    }
  });

  test.each(Object.keys(actions))('action %s needs a form of this site and a session', async (action) => {
    const path = await address();
    const session = await logIn(services, 'administrator');
    const send = async (headers: Record<string, string>, fields = {}) =>
      postStaffForm(services, path, { [staffFields.action]: action, ...fields }, headers);
    const toLogin = { status: 303, location: expect.stringContaining('/login?') };
    expect(await send({})).toMatchObject(toLogin);
    expect((await send({ ...session, origin: 'https://evil.example' })).status).toBe(403);
    // The form of a case study is shown again, and so has to be complete.
    const whole = { ...aCaseStudy(), versie: '1' };
    for (const token of ['forged', ''])
      expect((await send(session, { ...whole, [staffFields.token]: token })).status).toBe(403);
    services.clock.advanceMinutes(24 * 60);
    expect(await send(session)).toMatchObject(toLogin);
  });
});

test.each(roles)('the menu links to the editor and the tools for their roles only: %s', async (role) => {
  const { page } = await getStaffPage(services, '/beheer', await logIn(services, role));
  const links = page.querySelectorAll('nav[aria-label="Onderdelen"] a');
  const there = new Set(links.map((link) => link.getAttribute('href')));
  const tools = (['adsHeaders', 'adsConversion', 'analyticsDebug'] as const).map((id) => pathTo(id, 'nl'));
  const found = ['/redactie', ...tools].map((path) => there.has(path));
  expect(found).toEqual(Array.from({ length: 4 }, () => managers.includes(role)));
});

test('a NUL, which the database cannot store, is rejected in a URL', async () => {
  const session = await logIn(services, 'administrator');
  for (const path of ['/beheer?zoek=a%00b', '/beheer/verzoeken/OFF-%00'])
    expect((await getStaffPage(services, path, session)).status).toBe(400);
});

const site = 'https://www.example.nl';
const cookie = `__Host-session=${'s'.repeat(43)}`;

async function ask(at: TestServices, request: Request) {
  const { response } = await call(handleStaff, at, request);
  const { status, headers } = response;
  const heading = parseHtml(await response.text()).querySelector('h1')?.text;
  return { status, headers, heading };
}

test.each([
  ['a page', new Request(site + queuePath({}), { headers: { cookie } })],
  ['the page of a mailed link', new Request(`${site}${linkPaths.reset}?sleutel=5.1796181377786.AAAA`)],
])('%s is answered with a page that reports the unavailable database', async (_, request) => {
  const away = await createTestServices('postgres://nobody@127.0.0.1:1/nothing');
  const { status, headers, heading } = await ask(away, request);
  expect([status, heading]).toEqual([503, 'Dit lukt nu even niet']);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('retry-after')).toBe('30');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(away.logged.map(({ event }) => event)).toContain('database unavailable');
});

test('a missing page and one that the role may not see look the same', async () => {
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
  for (const headers of [{}, await logIn(services, 'administrator')]) {
    const foreign = { ...headers, origin: 'https://evil.example' };
    const { status, heading } = await ask(services, formPost(usersPath, { actie: 'uitnodigen' }, foreign));
    expect([status, heading]).toEqual([403, 'Dit komt niet van deze site']);
  }
});
