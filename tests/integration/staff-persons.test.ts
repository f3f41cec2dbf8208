/** All data of one person: on a page, and as a file. */
import { personPathOf } from '#server/staff/persons/path.ts';
import type { PersonExport } from '#server/staff/persons/export.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { personActions, personsPath } from '#contracts/staff/person.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendRequest, type forms } from '../support/forms.ts';
import { cv, leaveTraces, person, tracesIn } from '../support/person-traces.ts';
import { logIn, stayLoggedIn, getStaffPage, postStaffForm } from '../support/staff.ts';
import { emptyServices, type TestServices } from '../support/test-services.ts';

const { naam, email, adres } = person;

let services: TestServices;
let administrator: { cookie: string };
beforeEach(async () => {
  services = await emptyServices();
  administrator = await logIn(services, 'administrator');
  await stayLoggedIn(services);
});

const request = (kind: keyof typeof forms, changes: Record<string, unknown> = {}) =>
  sendRequest(services, kind, changes);

const act = (action: string, fields: Record<string, unknown>, session = administrator) =>
  postStaffForm(
    services,
    personPathOf(email, services.env),
    { [staffFields.action]: action, ...fields },
    session,
  );

async function exported(ook: string): Promise<PersonExport> {
  const answer = await act(personActions.export, { ook });
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="persoonsgegevens-.*\.json"$/,
  );
  return JSON.parse(answer.body) as PersonExport;
}

const auditOf = (action: string) =>
  services.db.selectFrom('auditLog').selectAll().where('action', '=', action).execute();

const find = (zoek: string) =>
  postStaffForm(services, personsPath, { [staffFields.action]: personActions.find, zoek }, administrator);

describe('a search', () => {
  test.each(['06 1234 5670', '+31612345670', '12345670', 'zoë Brand', 'brand'])(
    'for %j finds a person with a telephone number but no e-mail address',
    async (text) => {
      await request('callback', { naam: 'Zoe Brand', email: '', telefoon: '0612345670' });
      await request('callback', { naam: 'Iemand Anders', email: '', telefoon: '0612345671' });
      const { status, location } = await find(text);
      expect(status).toBe(303);
      const { page } = await getStaffPage(services, location ?? '', administrator);
      expect(page.querySelector('h1')?.text).toBe('Zoe Brand');
      expect(page.text).toContain('+31 6 12345670');
    },
  );

  test('with several matches offers a choice, each once', async () => {
    for (const changes of [{ email }, { email: email.toUpperCase() }, { email: '' }])
      await request('callback', { naam: 'Jan Brand', telefoon: '0612345670', ...changes });
    await request('testimonial', { customerName: 'Ida Brand' });
    const { status, page } = await find('brand');
    expect(status).toBe(200);
    const links = page.querySelectorAll('section a[href^="/beheer/personen/"]');
    expect(links.map(({ text }) => text.split(',')[0]).sort()).toEqual([
      'Ida Brand',
      'Jan Brand',
      'Jan Brand',
    ]);
    for (const link of links)
      expect((await getStaffPage(services, link.getAttribute('href') ?? '', administrator)).status).toBe(200);
    const nobody = await find('niemand zo');
    expect(nobody.page.querySelector('[data-none]')?.text).toContain('Niemand gevonden.');
    expect(nobody.page.querySelector('[role="alert"]')).toBeNull();
  });
});

describe('the page of a person', () => {
  test('is found by an e-mail address in any case, which is not in its URL', async () => {
    await leaveTraces(services, administrator);
    const found = await find(` ${email.toUpperCase()} `);
    expect(found.status).toBe(303);
    expect(tracesIn(found.location ?? '')).toEqual([]);
    const { page } = await getStaffPage(services, found.location ?? '', administrator);
    expect(page.querySelector('h1')?.text).toBe(naam);
    expect(page.text).toContain('4 verzoeken');
  });

  test('suggests requests without an e-mail address, and includes them when staff attributes them', async () => {
    const { also } = await leaveTraces(services, administrator);
    await request('callback', { naam: 'Iemand Anders', email: '', telefoon: '030 765 43 21' });
    const path = personPathOf(email, services.env);
    const { page } = await getStaffPage(services, path, administrator);
    const asked = page
      .querySelectorAll('[type="checkbox"][name="ook"]')
      .map((input) => input.getAttribute('value'));
    expect(asked.sort()).toEqual([...also].sort());
    const query = also.map((reference) => `ook=${reference}`).join('&');
    const counted = await getStaffPage(services, `${path}?${query}`, administrator);
    expect(counted.page.text).toContain('6 verzoeken');
  });

  test('reports when nothing is known, and responds with 404 to a forged URL', async () => {
    const nobody = await getStaffPage(services, personPathOf('x@y.example', services.env), administrator);
    expect(nobody.page.text).toContain('Van dit adres is bij ons niets bekend.');
    const forged = await getStaffPage(services, `${personsPath}/${'A'.repeat(80)}`, administrator);
    expect(forged.status).toBe(404);
    const other = personPathOf(email, { appSecret: 'another secret' });
    expect((await getStaffPage(services, other, administrator)).status).toBe(404);
  });
});

describe('an export', () => {
  test('has every row with every column, and is audited', async () => {
    const { references, also } = await leaveTraces(services, administrator);
    const data = await exported(also.join(','));
    expect(data.references.sort()).toEqual([...references, ...also].sort());
    expect(data.requests.map((row) => (row as { kind: string }).kind).sort()).toEqual([
      'application',
      'appointment',
      'callback',
      'callback',
      'contact',
      'testimonial',
    ]);
    expect(JSON.stringify(data.requests)).toContain(adres);
    expect(data.requests).toContainEqual(expect.objectContaining({ straat: 'Quackelweg 7' }));
    expect(data.events).toContainEqual(expect.objectContaining({ kind: 'visitor-address' }));
    const texts = data.events.map((event) => (event as { text: string | null }).text);
    expect(texts).toHaveLength(7);
    expect(texts.filter((text) => text !== null)).toEqual([
      expect.stringContaining('orchideeën'),
      'Zebedeus belde over zijn orchideeën.',
    ]);
    const base64 = Buffer.from(cv).toString('base64');
    const file = { name: 'Zebedeus.pdf', type: 'application/pdf', base64 };
    // Of the application, and of a mail about the quote.
    expect(data.files).toEqual([
      { reference: references[1], ...file },
      { reference: references[0], ...file },
    ]);
    expect(data.newsletter).toMatchObject([{ email }]);
    // To the company and mostly to the person for each request, one for the newsletter, one resent.
    expect(data.mails.length).toBeGreaterThan(8);
    expect(await auditOf('person.exported')).toHaveLength(1);
  });

  test('has every mail as text, without links that would let its reader act as the person', async () => {
    await request('appointment', { email });
    await request('newsletter', { email });
    const link = 'https://www.example.nl/afspraak/beheren?token=AFS-1.geheim';
    // As the previous release stored them: as they were sent.
    const plain = { body: null, textBody: `Beheer uw afspraak:\n${link}\n\n-- \nWij`, htmlBody: link };
    const [first] = await services.db.selectFrom('outbox').select(['id', 'reference']).execute();
    await services.db.updateTable('outbox').set(plain).where('id', '=', Number(first?.id)).execute();
    const { mails } = await exported('');
    expect(mails).toHaveLength(3);
    const words = JSON.stringify(mails);
    expect(words).not.toMatch(/token|ics/);
    expect(words).toContain('https://www.example.nl/afspraak/beheren');
    expect(words).toContain(first?.reference);
  });

  test('has no data of anybody else, whatever references its form contains', async () => {
    await leaveTraces(services, administrator);
    const other = await request('callback', { naam: 'Iemand Anders', email: '', telefoon: '030 765 43 21' });
    const named = await request('callback', { naam, email: 'een@ander.example' });
    const data = await exported([other, named].join(','));
    expect(data.references).not.toContain(other);
    expect(data.references).not.toContain(named);
    expect(JSON.stringify(data)).not.toContain('een@ander.example');
  });
});
