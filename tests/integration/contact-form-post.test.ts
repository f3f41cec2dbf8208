import type { HTMLElement } from 'node-html-parser';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aContact, formRequest } from '../support/contact.ts';
import { getPage, hiddenInputs, visitPage } from '../support/pages.ts';
import { formPost } from '../support/requests.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices(await takeTestDatabase());
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

describe('a form post without JavaScript', () => {
  test('is stored, mailed and sent on to a confirmation with reference and promise', async () => {
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

  test('that comes too often keeps its answers and says when to try again', async () => {
    services = await createTestServices(services.env.databaseUrl, { env: { RATE_LIMIT_PER_HOUR: '1' } });
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
    const email = `${randomUUID()}@delinde.example`;
    const { response } = await post(services, formRequest(aContact({ email, service: 'huisarts' })));
    const location = response.headers.get('location') ?? '';
    expect(decodeURIComponent(location)).not.toContain(email);
    const { page } = await follow(services, location);
    expect(readAnswers(page)).toMatchObject({
      'Waar kunnen wij schoonmaken?': 'Huisartsen\u00adpraktijk',
      'E-mailadres': email,
    });
    services.clock.now = new Date(services.clock.now.getTime() + 3_600_001);
    const { page: later } = await follow(services, location);
    expect(readAnswers(later)).toEqual({});
    expect(later.querySelector('[data-reference]')?.text).toMatch(/^OFF-/);
  });
});
