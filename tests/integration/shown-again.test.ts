/** A page only echoes values of its URL or form that it has verified. */
import { newsletterToken, subscriberId } from '#server/newsletter/links.ts';
import { pathTo } from '#paths';
import { describe, expect, test } from 'vitest';
import { aVisitor, bookForToken } from '../support/appointments.ts';
import { forms } from '../support/forms.ts';
import { getPage, postPage } from '../support/pages.ts';
import { servicesPerTest } from '../support/test-services.ts';

/** Occurs neither in a page nor in an encoded URL. */
const word = 'zzpayloadzz';

const services = servicesPerTest();

async function htmlAt(path: string): Promise<string> {
  return (await getPage(services, path)).page.outerHTML;
}

describe('a page shows only known parameters of its URL', () => {
  const also = `&x=${word}&token=${word}&q[]=${word}&terug[]=${word}`;

  test('the page of an appointment, also with an invalid link', async () => {
    const { token } = await bookForToken(services);
    const path = `${pathTo('manageAppointment', 'nl')}?token=`;
    for (const query of [`${token}${also}`, `${token}&appointmentDate=${word}&done=${word}`]) {
      const html = await htmlAt(path + query);
      expect(html).toContain(`value="${token}"`);
      expect(html).not.toContain(word);
    }
    for (const query of [`${token}.${word}`, word]) expect(await htmlAt(path + query)).not.toContain(word);
  });

  test('the page of a newsletter link', async () => {
    const id = subscriberId(services.env.appSecret, 'bo@example.nl');
    const token = newsletterToken(services.env.appSecret, 'confirm', id);
    const path = `${pathTo('newsletter', 'nl')}?action=confirm&token=${token}`;
    expect(await htmlAt(path + also)).toContain(token);
    for (const address of [path + also, `${path}.${word}`, `${path}&action=${word}`])
      expect(await htmlAt(address)).not.toContain(word);
  });

  test('a confirmation page, also in its links to other languages', async () => {
    const { response } = await postPage(services, '/afspraak', forms.appointment.example(aVisitor()));
    const html = await htmlAt(`${response.headers.get('location') ?? ''}${also}`);
    expect(html).toMatch(/href="\/en\/thank-you\?[^"]+signature=/);
    expect(html).not.toContain(word);
  });

  test.each([
    `day=${word}`,
    'day=2026-13-45',
    'day[]=2026-11-27',
    `day=${word}&day=2026-11-27`,
    'time=25:00',
    `service=${word}`,
    `service=__proto__&day=constructor`,
  ])('the booking page, at ?%s', async (query) => {
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
