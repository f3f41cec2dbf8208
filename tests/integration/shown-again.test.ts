/** A page shows a value of its URL or form only once the value is validated. */
import { newsletterToken, subscriberId } from '#server/newsletter/links.ts';
import { pathTo } from '#paths';
import { describe, expect, test } from 'vitest';
import { aVisitor, bookForToken } from '../support/appointments.ts';
import { forms } from '../support/forms.ts';
import { getPage, postPage } from '../support/pages.ts';
import { servicesPerTest } from '../support/test-services.ts';

/** A word that occurs neither in a page nor in an encoded URL. */
const word = 'zzpayloadzz';

const services = servicesPerTest();

const htmlAt = async (path: string) => (await getPage(services, path)).page.outerHTML;

const unknown = ['x', 'token', 'action', 'done', 'appointmentDate', 'q[]', 'terug[]'];
const unknownParameters = unknown.map((name) => `&${name}=${word}`).join('');

/** The paths of pages with a signature in their URL. */
const signed: Record<string, () => Promise<string>> = {
  'an appointment': async () =>
    `${pathTo('manageAppointment', 'nl')}?token=${(await bookForToken(services)).token}`,
  'a newsletter link': () => {
    const id = subscriberId(services.env.appSecret, 'bo@example.nl');
    const token = newsletterToken(services.env.appSecret, 'confirm', id);
    return Promise.resolve(`${pathTo('newsletter', 'nl')}?action=confirm&token=${token}`);
  },
  'a confirmation': async () => {
    const { response } = await postPage(services, '/afspraak', forms.appointment.example(aVisitor()));
    return response.headers.get('location') ?? '';
  },
};

describe('an unknown parameter or invalid value in the URL', () => {
  test.each(Object.entries(signed))('is not shown on the page of %s, signed or not', async (_, pathOf) => {
    const path = await pathOf();
    const html = await htmlAt(path + unknownParameters);
    expect(html).toContain(/(?:token|signature)=(.+)/.exec(path)?.[1]);
    for (const shown of [html, await htmlAt(`${path}.${word}`)]) expect(shown).not.toContain(word);
  });

  test.each([
    `day=${word}`,
    'day=2026-13-45',
    'day[]=2026-11-27',
    `day=${word}&day=2026-11-27`,
    'time=25:00',
    `service=${word}`,
    `service=__proto__&day=constructor`,
  ])('is not shown on the booking page at ?%s', async (query) => {
    const { response, page } = await getPage(services, `/afspraak?${query}`);
    expect(response.status).toBe(200);
    expect(page.querySelector('main [checked]')).toBeNull();
    expect(page.outerHTML).not.toContain(word);
    const languages = page.querySelectorAll('[hreflang="en"]').map((link) => link.getAttribute('href') ?? '');
    expect(languages.every((href) => !href.includes('?'))).toBe(true);
  });
});

test('without JavaScript the times of a day are shown with the answers so far and nothing else, and to this site only', async () => {
  const fields = { naam: 'x'.repeat(1200), appointmentDate: '2026-13-45', [word]: word };
  const { response, page } = await postPage(services, '/afspraak?times', fields);
  expect(response.status).toBe(200);
  expect(page.outerHTML).not.toContain(word);
  expect(page.getElementById('naam')?.getAttribute('value')).toHaveLength(100);
  expect(page.querySelector('main [checked]')).toBeNull();
  const foreign = postPage(services, '/afspraak?times', fields, { 'sec-fetch-site': 'cross-site' });
  await expect(foreign).rejects.toMatchObject({ status: 403 });
});
