/**
 * The responses of each page and action of the workspace to each role, without a session, with an
 * expired session and to a cross-site form. A route that is not in the table fails the test.
 */
import { roles } from '#domain/roles.ts';
import { pathTo } from '#paths';
import { staffRoutes } from '#server/staff/routes.ts';
import { returnParameter } from '#contracts/login.ts';
import { agendaPath } from '#contracts/staff/agenda.ts';
import { closuresPath } from '#contracts/staff/closures.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { newRequestPath } from '#contracts/staff/new-request.ts';
import { exportPath } from '#contracts/staff/queue.ts';
import { personPathOf } from '#server/staff/persons/path.ts';
import { locales } from '#i18n/locales.ts';
import { templatesPath } from '#contracts/staff/templates.ts';
import { personPath, personsPath } from '#contracts/staff/person.ts';
import { filePath, receivedFilePath, requestPath } from '#contracts/staff/request.ts';
import { seriesPath } from '#contracts/staff/series.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendRequest } from '../support/forms.ts';
import {
  administrators,
  answering,
  everyone,
  managers,
  refused,
  workers,
  workersSee,
  type Expected,
  type ExpectedAction,
} from '../support/access.ts';
import { anAnswer, aReceivedFile } from '../support/received.ts';
import { aBookingEntry, anEntry } from '../support/an-entry.ts';
import { accountRows } from '../support/access-of-accounts.ts';
import { publicationRows } from '../support/access-of-publications.ts';
import { siteRows } from '../support/access-of-site.ts';
import { confirmedBooking, firstTuesday, formOfPreview, planSeries } from '../support/series.ts';
import { logIn, getStaffPage, postStaffForm } from '../support/staff.ts';
import {
  aClosure,
  applicationWithFile,
  demoBooking,
  firstMail,
  quarantine,
  readState,
} from '../support/staff-rows.ts';
import { emptyServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
let reference: string;
/** The booking for which a series is planned. */
let planned: string;
beforeEach(async () => {
  services = await emptyServices();
  reference = await sendRequest(services, 'callback');
  await services.db.updateTable('requests').set({ isDemo: true }).execute();
});

/** Removes a closure, which exists before. */
const reopening = (path: string): ExpectedAction => ({
  address: () => aClosure(services).then(() => path),
  fields: async () => ({ sluiting: await aClosure(services) }),
  answers: workers,
});

/** The common fields of the booking forms. */
const onBooking = (fields: Record<string, string>): ExpectedAction => ({
  address: async () => requestPath(await demoBooking(services)),
  fields: { volgnummer: '0', ...fields },
  answers: workers,
});

const expected: Record<string, Expected> = {
  '/beheer': {
    page: everyone,
    actions: {
      aangevinkt: {
        fields: () => ({ doe: 'naar:called', [`kies-${reference}`]: 'pending' }),
        answers: workers,
      },
      'spam-sorteren': {
        fields: async () => ({
          doe: 'vrijgeven',
          [`kies-${reference}`]: 'pending',
          ...(await quarantine(services)),
        }),
        answers: answering(303, managers),
      },
      'bewaar-weergave': { fields: { naam: 'Mijn', adres: 'mijn=1' }, answers: workers },
      'verwijder-weergave': { fields: { weergave: '1' }, answers: workers },
    },
  },
  [exportPath]: { page: managers, actions: {} },
  [newRequestPath]: {
    page: workersSee,
    actions: {
      invoeren: { fields: () => anEntry(), answers: workers },
      boeken: { fields: () => aBookingEntry(), answers: workers },
    },
  },
  [requestPath(':reference')]: {
    address: () => requestPath(reference),
    page: everyone,
    actions: {
      status: { fields: { van: 'pending', naar: 'called' }, answers: workers },
      notitie: { fields: { tekst: 'Gebeld.' }, answers: workers },
      toewijzen: { fields: { van: '', aan: '' }, answers: workers },
      antwoorden: {
        fields: { onderwerp: 'Re', antwoord: 'Ja.', van: 'pending', kenmerk: randomUUID() },
        answers: workers,
      },
      later: { fields: { dag: '2026-11-30', reden: 'Bel terug', van: 'pending' }, answers: workers },
      'niet-later': { answers: workers },
      gelezen: { fields: async () => ({ gezien: await anAnswer(services, reference) }), answers: workers },
      ongedaan: refused(409, { gebeurtenis: '1' }),
      bevestigen: onBooking({ prijs: '95' }),
      verplaatsen: onBooking({ dag: '2026-11-30', tijd: '09:00', team: '' }),
      afzeggen: onBooking({ reden: 'Dubbel geboekt.' }),
      adres: onBooking({ straat: 'Dorpsstraat 1', postcode: '3511 AB', plaats: 'Utrecht' }),
      'opnieuw-sturen': { fields: async () => ({ mail: await firstMail(services) }), answers: workers },
      vrijgeven: { fields: () => quarantine(services), answers: answering(303, managers) },
      blokkeren: { answers: answering(303, managers) },
      deblokkeren: { answers: answering(303, managers) },
    },
  },
  [seriesPath(':reference')]: {
    address: async () => seriesPath(await confirmedBooking(services)),
    page: workersSee,
    actions: {
      vastleggen: {
        address: async () => seriesPath((planned = await confirmedBooking(services))),
        fields: async () =>
          formOfPreview(services, planned, await logIn(services, 'administrator', 'planner')),
        answers: workers,
      },
      beeindigen: {
        address: async () => seriesPath((planned = await confirmedBooking(services))),
        fields: async () => {
          await planSeries(services, planned, await logIn(services, 'administrator', 'planner'));
          return { vanaf: firstTuesday, volgnummer: '0' };
        },
        answers: workers,
      },
    },
  },
  [filePath(':reference')]: {
    address: async () => filePath(await applicationWithFile(services)),
    page: managers,
    actions: {},
  },
  [receivedFilePath(':reference', ':id')]: {
    address: () => aReceivedFile(services, reference),
    page: everyone,
    actions: {},
  },
  ...publicationRows(() => services),
  [personsPath]: {
    page: managers,
    actions: {
      zoeken: { fields: { zoek: 'bo@jansen.example' }, answers: answering(303, managers) },
    },
  },
  [personPath(':sealed')]: {
    address: () => personPathOf('bo@jansen.example', services.env),
    page: managers,
    actions: {
      exporteren: { fields: { ook: '' }, answers: managers },
      wissen: { fields: { ook: '', zeker: 'on' }, answers: answering(303, administrators) },
    },
  },
  [templatesPath]: {
    page: managers,
    actions: {
      bewaren: {
        fields: { sjabloon: 'vraag', versie: '0', ...Object.fromEntries(locales.map((it) => [it, 'Bo?'])) },
        answers: answering(303, managers),
      },
      herstellen: { fields: { sjabloon: 'vraag', versie: '0' }, answers: answering(409, managers) },
    },
  },
  ...accountRows(() => services),
  ...siteRows(() => services),
  [agendaPath()]: {
    address: () => agendaPath({ week: '2026-11-23' }),
    page: everyone,
    actions: {
      blokkeren: { fields: { dag: '2026-11-27', tijd: '10:00', team: '1' }, answers: workers },
      vrijgeven: reopening(agendaPath()),
      verplaatsen: {
        fields: async () => ({
          ...{ referentie: await demoBooking(services), volgnummer: '0' },
          ...{ dag: '2026-11-30', tijd: '09:00', team: '2' },
        }),
        answers: workers,
      },
    },
  },
  [closuresPath]: {
    page: everyone,
    actions: {
      sluiten: { fields: { vanaf: '2026-12-24', tot: '', begin: '', einde: '', team: '' }, answers: workers },
      vrijgeven: reopening(closuresPath),
    },
  },
};

test('every route and every action is in the table, and nothing else', () => {
  const present = staffRoutes.map(({ path, actions }) => [path, Object.keys(actions).sort()]);
  const listed = Object.entries(expected).map(([path, { actions }]) => [path, Object.keys(actions).sort()]);
  expect(present.sort()).toEqual(listed.sort());
});

/** Typed text is shown to its writer only, and so answered with a page. */
function isWritten(path: string, action: string, given: Record<string, unknown>): boolean {
  const { written } = staffRoutes.find((route) => route.path === path)?.actions[action] ?? {};
  return Object.keys(written?.labels ?? {}).some((name) => given[name]);
}

describe.each(Object.entries(expected))('%s', (route, { address = () => route, page, actions }) => {
  test('is shown to each role by the table, not cached, and rejects a foreign token', async () => {
    const path = await address();
    for (const role of roles) {
      const answer = await getStaffPage(services, path, await logIn(services, role));
      expect([role, answer.status]).toEqual([role, page[role]]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    }
    const altered = { cookie: `${(await logIn(services, 'administrator', 'other')).cookie}x` };
    expect((await getStaffPage(services, path, altered)).status).toBe(303);
  });

  test('is shown after a link from another site, and has no other action or method', async () => {
    const session = await logIn(services, 'administrator');
    const path = await address();
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

  describe.each(Object.entries(actions))('action %s', (action, { fields = {}, answers, ...own }) => {
    /** Creates what the form needs. */
    const prepare = async () => ({
      path: await (own.address ?? address)(),
      given: typeof fields === 'function' ? await fields() : fields,
    });
    type Prepared = Awaited<ReturnType<typeof prepare>>;
    const send = (
      { path, given }: Prepared,
      headers: Record<string, string>,
      more: Record<string, unknown> = {},
    ) => postStaffForm(services, path, { [staffFields.action]: action, ...given, ...more }, headers);
    const mayNot = roles.filter((role) => answers[role] === 403);

    test.each(roles.filter((role) => !mayNot.includes(role)))('is open to the role %s', async (role) => {
      const session = await logIn(services, role);
      expect((await send(await prepare(), session)).status).toBe(answers[role]);
    });

    test('does nothing for other roles, without a session, for an expired session, another site and a forged form', async () => {
      const session = await logIn(services, 'administrator', 'other');
      const others = await Promise.all(mayNot.map((role) => logIn(services, role)));
      const prepared = await prepare();
      const before = await readState(services);
      for (const other of others) expect((await send(prepared, other)).status).toBe(403);
      const toLogin = isWritten(route, action, prepared.given)
        ? { status: 401 }
        : { status: 303, location: expect.stringContaining('/login?') };
      expect(await send(prepared, {})).toMatchObject(toLogin);
      expect((await send(prepared, { ...session, origin: 'https://evil.example' })).status).toBe(403);
      expect((await send(prepared, { ...session, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect((await send(prepared, session, { [staffFields.token]: 'forged' })).status).toBe(403);
      expect((await send(prepared, session, { [staffFields.token]: '' })).status).toBe(403);
      services.clock.advanceMinutes(24 * 60);
      expect(await send(prepared, session)).toMatchObject(toLogin);
      expect(await readState(services)).toEqual(before);
    });
  });
});

test.each(roles)('the menu leads to the editor and the tools only who may use them: %s', async (role) => {
  const { page } = await getStaffPage(services, '/beheer', await logIn(services, role));
  const links = page.querySelectorAll('nav[aria-label="Onderdelen"] a');
  const there = new Set(links.map((link) => link.getAttribute('href')));
  const tools = (['adsHeaders', 'adsConversion', 'analyticsDebug'] as const).map((id) => pathTo(id, 'nl'));
  const found = ['/redactie', ...tools].map((path) => there.has(path));
  expect(found).toEqual(Array.from({ length: 4 }, () => managers[role] === 200));
});

test('a NUL, which the database cannot store, is rejected in a URL and in a name, and removed from a text', async () => {
  const session = await logIn(services, 'administrator');
  for (const path of ['/beheer?zoek=a%00b', '/beheer/verzoeken/OFF-%00'])
    expect((await getStaffPage(services, path, session)).status).toBe(400);
  const judge = { actie: 'status', van: 'pending', naar: 'approved' };
  const send = (fields: Record<string, string>) =>
    postStaffForm(services, '/beheer/ervaringen', { ...judge, ...fields }, session);
  expect((await send({ referentie: 'a', 'b\u0000': 'c' })).status).toBe(400);
  // There is no such testimonial.
  expect((await send({ referentie: 'a\u0000b' })).status).toBe(409);
});
