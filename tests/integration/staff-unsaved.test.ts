/** Typed text is kept when the session has expired. */
import { staffFields } from '#contracts/staff/frame.ts';
import { newRequestPath } from '#contracts/staff/new-request.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { templatesPath } from '#contracts/staff/templates.ts';
import type { RequestKind } from '#domain/staff/statuses.ts';
import { maxUploadBytes } from '#server/http/body.ts';
import { locales } from '#i18n/locales.ts';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { anEntry } from '../support/an-entry.ts';
import { valuesOf } from '../support/pages.ts';
import { readState } from '../support/staff-rows.ts';
import { sendRequest } from '../support/forms.ts';
import { formPost } from '../support/requests.ts';
import { answerOf, formTokenOf, logIn, postStaffForm, postStaffUpload } from '../support/staff.ts';
import { servicesPerTest } from '../support/test-services.ts';

const services = servicesPerTest();

/** The path of a form, the fields that the user filled in, and all fields that it sends. */
type Form = [path: () => Promise<string> | string, typed: string[], fields: Record<string, string>];

const pageOf = (kind: RequestKind) => async () => requestPath(await sendRequest(services, kind));
const contactPage = pageOf('contact');
const reply = { actie: 'antwoorden', van: 'pending', kenmerk: '7f8d0c53-5b0e-4f0e-9a39-6f1d6f0c0a11' };
const putOff = { actie: 'later', van: 'pending', dag: 'anders', datum: '2026-12-01' };
const cancel = { actie: 'afzeggen', volgnummer: '0' };
const decision = { actie: 'status', van: 'pending', naar: 'invited' };
const saved = { actie: 'bewaren', versie: '0' };
const template = { ...saved, sjabloon: 'rondgang' };
const inEach = Object.fromEntries(locales.map((locale) => [locale, `Bo <b>?</b> ${locale}`]));
const caseStudy = '/beheer/praktijkverhalen/nieuw';
const story = { title: 'Rust', challenge: 'Stof.' };
const caller = ['naam', 'telefoon', 'bedrijf', 'bericht'];

const forms: Record<string, Form> = {
  'a note': [contactPage, ['tekst'], { actie: 'notitie', tekst: 'Sleutel ligt bij de\nbuurman, <nr> 4.' }],
  'a reply': [contactPage, ['onderwerp', 'antwoord'], { ...reply, onderwerp: 'Uw vraag', antwoord: 'Ja.' }],
  'a reason to postpone a request': [contactPage, ['reden'], { ...putOff, reden: 'Bel <over> de offerte' }],
  'a reason to cancel a booking': [pageOf('appointment'), ['reden'], { ...cancel, reden: 'Nee.' }],
  'a text added to a decision': [pageOf('application'), ['zin'], { ...decision, zin: 'Past <dinsdag> u?' }],
  'a reply template': [() => templatesPath, ['nl', 'ar'], { ...template, ...inEach }],
  'a request by telephone': [() => newRequestPath, caller, anEntry({ naam: 'Bo <b>J</b>', soort: 'klacht' })],
  'a case study': [() => caseStudy, Object.keys(story), { ...saved, ...story, isPublished: 'on' }],
};

/** The value of an input in the form of an action. */
function valueOf(page: HTMLElement, action: string, name: string): string | undefined {
  const form = page
    .querySelectorAll('main form')
    .find((each) => each.querySelector(`[name="${staffFields.action}"][value="${action}"]`));
  const control = form?.querySelector(`[name="${name}"]:not([type="hidden"])`);
  return control?.tagName === 'TEXTAREA' ? control.textContent : control?.getAttribute('value');
}

test.each(Object.entries(forms))('%s is kept until after a login, and not performed', async (_, form) => {
  const [pathOf, typed, fields] = form;
  const expectTyped = (page: HTMLElement) => {
    for (const name of typed) expect(valueOf(page, fields.actie ?? '', name)).toBe(fields[name]);
  };
  const path = await pathOf();
  const ended = await logIn(services, 'administrator');
  services.clock.advanceMinutes(24 * 60);
  const session = await logIn(services, 'administrator', 'again');
  const before = await readState(services);
  const { status, headers, page } = await postStaffForm(services, path, fields, ended);
  expect([status, headers.get('cache-control')]).toEqual([401, 'no-store']);
  expectTyped(page);
  const links = page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
  expect(links).toEqual([`/login?${new URLSearchParams({ terug: `${path}?gedaan=ingelogd` }).toString()}`]);
  const shown = page.querySelector('main form');
  const kept = valuesOf(shown);
  expect(kept[staffFields.token]).toBeUndefined();
  expect(shown?.getAttribute('action')).toBe(`${path}#${typed[0] ?? ''}`);
  const resumed = await postStaffForm(services, path, { ...kept, [staffFields.token]: '' }, session);
  expect(resumed.status).toBe(403);
  expect(resumed.page.querySelector('[role="alert"]')?.text).toContain('Uw tekst staat er nog');
  expectTyped(resumed.page);
  expect(await readState(services)).toEqual(before);
});

test('a form without typed text, or with a password, redirects to the login', async () => {
  const path = await contactPage();
  const passwords = { huidig: 'geheim', wachtwoord: 'geheim', herhaling: 'geheim' };
  for (const [at, fields] of [
    [path, { actie: 'status', van: 'pending', naar: 'answered' }],
    [path, { actie: 'notitie', tekst: ' ' }],
    [path, { actie: 'constructor', tekst: 'Iets.' }],
    ['/beheer/account', { actie: 'wachtwoord', ...passwords }],
  ] as const)
    expect(await postStaffForm(services, at, fields)).toMatchObject({ status: 303, body: '' });
});

test('a form whose session ends while it arrives is not performed, and its text is kept', async () => {
  const path = await contactPage();
  const session = await logIn(services, 'administrator');
  const token = await formTokenOf(services, session);
  const note = { actie: 'notitie', tekst: 'Bij de buren.', [staffFields.token]: token };
  const form = formPost(path, note, session);
  const flush = services.clock.advanceMinutes.bind(services.clock, 24 * 60);
  const slow = new TransformStream({ flush });
  const body = form.body?.pipeThrough(slow) ?? null;
  const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' };
  const before = await readState(services);
  const answer = await answerOf(services, new Request(form, init));
  expect(answer.status).toBe(401);
  expect(valueOf(answer.page, 'notitie', 'tekst')).toBe('Bij de buren.');
  expect(await readState(services)).toEqual(before);
});

test('a form that is shown again without a session has no fields other than its own', async () => {
  const unasked = { '"><script>x</script>': 'x', onbekend: 'iets'.repeat(100), wachtwoord: 'geheim' };
  const form = { actie: 'bewaren', title: 'Rust', ...unasked };
  const { body, page } = await postStaffForm(services, caseStudy, form);
  const names = page.querySelectorAll('main [name]').map((control) => control.getAttribute('name'));
  expect(names.join(' ')).toBe('actie title company industry challenge solution results imageAlt');
  expect(body).not.toMatch(/iets|geheim/);
});

test('a picture sent without a session is not read, however large, and the text before it is kept', async () => {
  const foto = new File([new Uint8Array(maxUploadBytes)], 'a.jpg');
  const fields = { actie: 'bewaren', title: 'Rust', foto };
  const { status, page } = await postStaffUpload(services, caseStudy, fields, {});
  expect(status).toBe(401);
  expect(page.querySelector('[name="title"]')?.textContent).toBe('Rust');
  expect(page.text).toContain('Kies het daarna opnieuw');
});
