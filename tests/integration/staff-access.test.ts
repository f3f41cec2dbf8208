/**
 * The access of each role to each page and action of the workspace, and the responses without a
 * session, with an expired session, to a cross-site form and without a database. A route that the
 * table below lacks fails the test.
 */
import { roles, type Role } from '#domain/roles.ts';
import { personPathOf } from '#server/staff/persons/path.ts';
import { staffRoutes } from '#server/staff/routes.ts';
import { returnParameter } from '#contracts/login.ts';
import { accountActions } from '#contracts/staff/account.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { healthActions } from '#contracts/staff/health.ts';
import { linkPaths } from '#contracts/staff/password-link.ts';
import { userActions } from '#contracts/staff/users.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendApplication } from '../support/application-with-file.ts';
import { aCaseStudy } from '../support/case-study.ts';
import { sendRequest } from '../support/forms.ts';
import { aReceivedFile } from '../support/received.ts';
import { confirmedBooking } from '../support/series.ts';
import { getStaffPage, logIn, postStaffForm } from '../support/staff.ts';
import { caseStudy } from '../support/staff-rows.ts';
import { createTestServices, servicesPerTest } from '../support/test-services.ts';

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

/** The roles that may see a page, and those that may take each of its actions. */
type Access = [page: readonly Role[], actions?: Record<string, readonly Role[]>];

/** Allows these actions to these roles. */
const are = (allowed: readonly Role[], ...actions: string[]) =>
  Object.fromEntries(actions.map((action) => [action, allowed]));

const listSteps = ['aangevinkt', 'bewaar-weergave', 'verwijder-weergave'];
const steps = ['status', 'notitie', 'toewijzen', 'antwoorden', 'later', 'niet-later', 'gelezen'];
const moreSteps = ['bevestigen', 'verplaatsen', 'afzeggen', 'adres', 'ongedaan', 'opnieuw-sturen'];
const quarantineSteps = ['vrijgeven', 'weggooien', 'blokkeren', 'deblokkeren'];

const expected: Record<string, Access> = {
  '/beheer': [everyone, { ...are(workers, ...listSteps), 'spam-sorteren': managers }],
  '/beheer/stand': [everyone],
  '/beheer/verzoeken.csv': [managers],
  '/beheer/verzoeken/nieuw': [workers, are(workers, 'invoeren', 'boeken')],
  '/beheer/verzoeken/:reference': [
    everyone,
    { ...are(workers, ...steps, ...moreSteps), ...are(managers, ...quarantineSteps) },
  ],
  '/beheer/verzoeken/:reference/reeks': [workers, are(workers, 'vastleggen', 'beeindigen')],
  '/beheer/verzoeken/:reference/cv': [managers],
  '/beheer/verzoeken/:reference/bijlagen/:id': [everyone],
  '/beheer/agenda': [everyone, are(workers, 'agenda-adres', 'blokkeren', 'vrijgeven', 'verplaatsen')],
  '/beheer/agenda/sluitingen': [workers, are(workers, 'sluiten', 'vrijgeven')],
  '/beheer/ervaringen': [managers, are(managers, 'status', 'aanpassen', 'uitlichten')],
  '/beheer/praktijkverhalen': [managers],
  '/beheer/praktijkverhalen/:id': [managers, are(managers, 'bewaren', 'verwijderen')],
  '/beheer/praktijkverhalen/:id/foto': [managers],
  '/beheer/personen': [managers, are(managers, 'zoeken')],
  '/beheer/personen/:sealed': [
    managers,
    { ...are(managers, 'exporteren', 'intrekken'), wissen: administrators },
  ],
  '/beheer/cijfers': [managers],
  '/beheer/cijfers.csv': [managers],
  '/beheer/toestand': [managers, are(managers, ...Object.values(healthActions))],
  '/beheer/voorbeeldteksten': [managers, are(managers, 'bewaren', 'herstellen')],
  '/beheer/gebruikers': [administrators, are(administrators, ...Object.values(userActions))],
  '/beheer/account': [everyone, are(workers, ...Object.values(accountActions))],
};

type Answer = Awaited<ReturnType<typeof getStaffPage>>;
const headingOf = ({ page }: Answer) => page.querySelector('h1')?.text;

/** The addresses of routes that need parameters or a query. */
const addresses: Record<string, (path: string) => string | Promise<string>> = {
  '/beheer/verzoeken/:reference': () => `/beheer/verzoeken/${reference}`,
  '/beheer/verzoeken/:reference/reeks': async (path) =>
    path.replace(':reference', await confirmedBooking(services)),
  '/beheer/verzoeken/:reference/cv': async (path) =>
    path.replace(':reference', (await sendApplication(services)).reference),
  '/beheer/verzoeken/:reference/bijlagen/:id': () => aReceivedFile(services, reference),
  '/beheer/praktijkverhalen/:id': async (path) => path.replace(':id', String(await caseStudy(services))),
  '/beheer/praktijkverhalen/:id/foto': async (path) => path.replace(':id', String(await caseStudy(services))),
  '/beheer/personen/:sealed': () => personPathOf('bo@jansen.example', services.env),
  '/beheer/cijfers.csv': (path) => `${path}?cijfer=herkomst`,
};

test('the table has every route and every action, and no others', () => {
  const named = (path: string, actions = {}) => [path, Object.keys(actions).sort()];
  const present = staffRoutes.map(({ path, actions }) => named(path, actions));
  const listed = Object.entries(expected).map(([path, [, actions]]) => named(path, actions));
  expect(present.sort()).toEqual(listed.sort());
});

describe.each(Object.entries(expected))('%s', (route, [page, actions = {}]) => {
  const address = () => addresses[route]?.(route) ?? route;

  test('is shown to the roles of the table, is not cached, opens from a link of another site, and rejects other methods and actions', async () => {
    const path = await address();
    for (const role of roles) {
      const answer = await getStaffPage(services, path, await logIn(services, role));
      expect([role, answer.status]).toEqual([role, page.includes(role) ? 200 : 403]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    }
    const session = await logIn(services, 'administrator', 'other');
    expect((await getStaffPage(services, path, { cookie: `${session.cookie}x` })).status).toBe(303);
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
    for (const headers of [{}, session]) {
      const foreign = await send({ ...headers, origin: 'https://evil.example' });
      expect([foreign.status, headingOf(foreign)]).toEqual([403, 'Dit komt niet van deze site']);
    }
    // The form of a case study has to be complete, because the response shows it again.
    const whole = { ...aCaseStudy(), versie: '1' };
    for (const token of ['forged', ''])
      expect((await send(session, { ...whole, [staffFields.token]: token })).status).toBe(403);
    services.clock.advanceMinutes(24 * 60);
    expect(await send(session)).toMatchObject(toLogin);
  });
});

test('a NUL, which the database cannot store, is rejected in a URL', async () => {
  const session = await logIn(services, 'administrator');
  for (const path of ['/beheer?zoek=a%00b', '/beheer/verzoeken/OFF-%00'])
    expect((await getStaffPage(services, path, session)).status).toBe(400);
});

test.each([
  ['a page', '/beheer', { cookie: `__Host-session=${'s'.repeat(43)}` }],
  ['the page of a mailed link', `${linkPaths.reset}?sleutel=5.1796181377786.AAAA`, undefined],
])('%s is answered with a page that reports the unavailable database', async (_, path, headers) => {
  const away = await createTestServices('postgres://nobody@127.0.0.1:1/nothing');
  const answer = await getStaffPage(away, path, headers);
  expect([answer.status, headingOf(answer)]).toEqual([503, 'Dit lukt nu even niet']);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(away.logged.map(({ event }) => event)).toContain('database unavailable');
});

test('a missing page and one that the role may not see look the same', async () => {
  const leader = await logIn(services, 'team-leader');
  const texts = await Promise.all(
    ['/beheer/verzoeken/OFF-2345-6789', '/beheer/niets'].map(
      async (path) => (await getStaffPage(services, path, leader)).page.querySelector('main')?.text,
    ),
  );
  expect(texts[0]).toContain('of uw rol mag het niet zien');
  expect(texts[1]).toBe(texts[0]);
});
