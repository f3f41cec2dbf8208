import { contactPath } from '#contracts/contact.ts';
import type { HTMLElement } from 'node-html-parser';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { aContact, formRequest, send } from '../support/contact.ts';
import { getPage, hiddenInputs, visitPage } from '../support/pages.ts';
import { formPost, jsonPost } from '../support/requests.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});

const post = visitPage;

/** Follows the redirect. */
function follow(services: TestServices, location: string | null) {
  return getPage(services, location ?? '');
}

/** Label -> what was sent. */
function readAnswers(page: HTMLElement): Record<string, string> {
  const rows = page.querySelectorAll('[data-answer]');
  const read = (row: HTMLElement, name: string) => row.querySelector(name)?.text ?? '';
  return Object.fromEntries(rows.map((row) => [read(row, 'dt'), read(row, 'dd')]));
}

const contactPage = 'https://www.example.nl/contact';

describe('a form post without JavaScript', () => {
  test('is stored, mailed and sent on to a confirmation with reference and promise', async () => {
    const services = await createTestServices(databaseUrl);
    const email = `${randomUUID()}@delinde.example`;
    const { response } = await post(services, formRequest(aContact({ submissionId: '', email })));
    expect(response.status).toBe(303);
    const location = response.headers.get('location');
    expect(location).toMatch(/^\/bedankt\?form=contact&reference=OFF-/);
    const { reference } = await services.db
      .selectFrom('contactRequests')
      .select('reference')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(services.mailbox.mails).toHaveLength(2);

    const { response: confirmation, page } = await follow(services, location);
    expect(confirmation.status).toBe(200);
    expect(confirmation.headers.get('cache-control')).toBe('no-store');
    expect(page.querySelector('[data-reference]')?.text).toBe(reference);
    expect(page.querySelector('[data-deadline]')?.text.replace(/\s/g, ' ')).toBe(
      'uiterlijk dinsdag 24 november om 10:00 uur',
    );
    expect(page.querySelectorAll('[data-next-steps] li')).toHaveLength(3);
  });

  test('sent twice, as by a double click, is one row with the same confirmation', async () => {
    const services = await createTestServices(databaseUrl);
    const contact = aContact({ submissionId: '', email: `${randomUUID()}@delinde.example` });
    const [first, second] = await Promise.all([
      post(services, formRequest(contact)),
      post(services, formRequest(contact)),
    ]);
    expect(second.response.headers.get('location')).toBe(first.response.headers.get('location'));
    expect(services.mailbox.mails).toHaveLength(2);
  });

  test('may be sent as multipart as well', async () => {
    const services = await createTestServices(databaseUrl);
    const body = new FormData();
    for (const [name, value] of Object.entries(aContact())) body.set(name, String(value));
    const { response } = await post(services, new Request(contactPage, { method: 'POST', body }));
    expect(response.status).toBe(303);
  });

  test('to the endpoint by a script that asks for JSON is answered in JSON', async () => {
    const services = await createTestServices(databaseUrl);
    const request = formPost(contactPath, aContact(), { accept: 'application/json' });
    const { response } = await send(services, request);
    expect(response.status).toBe(201);
    expect(await response.json()).toHaveProperty('reference');
  });

  test('that does not fit gets the same page with its answers and what is wrong', async () => {
    const services = await createTestServices(databaseUrl);
    const bericht = 'Eerste regel\n</textarea><script>alert(1)</script>';
    const contact = aContact({
      naam: '',
      email: 'noor@"><b',
      service: 'kantoor',
      bericht,
      website: 'x',
    });
    const { response, page } = await post(services, formRequest(contact));
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');

    const value = (id: string) => page.getElementById(id)?.getAttribute('value');
    expect([value('naam') ?? '', value('bedrijf'), value('email')]).toEqual([
      '',
      'Apotheek De Linde',
      'noor@"><b',
    ]);
    expect(page.getElementById('bericht')?.text).toBe(bericht);
    const checked = page
      .querySelectorAll('[name=service][checked]')
      .map((radio) => radio.getAttribute('value'));
    expect(checked).toEqual(['kantoor']);
    expect(value('website') ?? '').toBe('');

    const summary = page.querySelector('form [role=alert][tabindex="-1"][autofocus]');
    expect(summary?.querySelectorAll('a').map((link) => [link.getAttribute('href'), link.text])).toEqual([
      ['#naam', 'Vul uw naam in'],
      ['#email', 'Ongeldig e-mailadres'],
    ]);
    expect(page.getElementById('naam')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.getElementById('naam')?.getAttribute('aria-describedby')).toBe('naam-error');
    expect(page.getElementById('naam')?.nextElementSibling?.id).toBe('naam-error');
  });

  test('in English gets the English page, with a choice that is missing marked on its group', async () => {
    const services = await createTestServices(databaseUrl);
    const { page } = await post(services, formRequest(aContact({ taal: 'en', service: '' })));
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en');
    const group = page.querySelector('fieldset#service');
    expect(group?.getAttribute('aria-describedby')).toBe('service-error');
    expect(group?.getAttribute('aria-invalid')).toBe('true');
    expect(group?.lastElementChild?.id).toBe('service-error');
    expect(page.querySelector('[role=alert] a')?.getAttribute('href')).toBe('#service');
  });

  test('that comes too often keeps its answers and says when to try again', async () => {
    const services = await createTestServices(databaseUrl, { env: { RATE_LIMIT_PER_HOUR: '1' } });
    await post(services, formRequest(aContact()), '198.51.100.1');
    const { response, page } = await post(
      services,
      formRequest(aContact({ naam: 'Tweede' })),
      '198.51.100.1',
    );
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3600');
    expect(page.querySelector('[role=alert]')?.text).toContain('60 min');
    expect(page.querySelector('main form')?.getAttribute('action')).toBe('/contact');
    const kept = hiddenInputs(page);
    services.clock.advanceMinutes(60);
    const again = await post(services, formPost('/contact', kept), '198.51.100.1');
    expect(again.response.headers.get('location')).toMatch(/^\/bedankt\?form=contact&reference=OFF-/);
    const { naam } = await services.db
      .selectFrom('contactRequests')
      .select('naam')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(naam).toBe('Tweede');
  });
});

describe('the confirmation page', () => {
  test('says nothing of a submission when its address was not signed by us', async () => {
    const services = await createTestServices(databaseUrl);
    const { response } = await post(services, formRequest(aContact()));
    const forged = response.headers.get('location')?.replace(/reference=OFF/, 'reference=TEL') ?? '';
    for (const location of [forged, '/bedankt', '/bedankt?reference=OFF-1&deadline=x&signature=%F0']) {
      const { page } = await follow(services, location);
      expect(page.querySelector('[data-reference]')).toBeNull();
      expect(page.querySelector('[data-deadline]')).toBeNull();
      expect(page.querySelector('h1')?.text).toBe('Hier valt nog niets te bevestigen');
      expect(page.querySelectorAll('main nav a[href="/contact"]')).toHaveLength(1);
    }
  });

  test('shows what was sent for an hour, and then only what was promised', async () => {
    const services = await createTestServices(databaseUrl);
    const email = `${randomUUID()}@delinde.example`;
    const { response } = await post(services, formRequest(aContact({ email, service: 'huisarts' })));
    const location = response.headers.get('location') ?? '';
    expect(decodeURIComponent(location)).not.toContain(email);
    const { page } = await follow(services, location);
    expect(readAnswers(page)).toMatchObject({
      'Waar kunnen wij schoonmaken?': 'Huisartsenpraktijk',
      'E-mailadres': email,
    });
    services.clock.now = new Date(services.clock.now.getTime() + 3_600_001);
    const { page: later } = await follow(services, location);
    expect(readAnswers(later)).toEqual({});
    expect(later.querySelector('[data-reference]')?.text).toMatch(/^OFF-/);
  });

  test('says what was promised also while the database is away', async () => {
    const services = await createTestServices(databaseUrl);
    const { response } = await post(services, formRequest(aContact()));
    const away = await createTestServices('postgres://nobody:x@127.0.0.1:1/none');
    const { response: shown, page } = await follow(away, response.headers.get('location'));
    expect(shown.status).toBe(200);
    expect(page.querySelector('[data-deadline]')?.text).toContain('uiterlijk');
    expect(readAnswers(page)).toEqual({});
  });

  test('is named in the answer to a script', async () => {
    const services = await createTestServices(databaseUrl);
    const { response } = await send(services, jsonPost(contactPath, aContact({ taal: 'de' })));
    const { confirmation } = (await response.json()) as { confirmation: string };
    expect(confirmation).toMatch(/^\/de\/danke\?form=contact&reference=OFF-/);
    const { page } = await follow(services, confirmation);
    expect(page.querySelector('h1')?.text).toBe('Ihre Anfrage ist eingegangen');
  });
});
