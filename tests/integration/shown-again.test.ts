/** Of an address and of a form a page shows what it has verified, and as much as it asked for. */
import { newsletterToken, subscriberId } from '#server/newsletter/links.ts';
import { pathTo } from '#paths';
import { cvFile } from '#contracts/cv-file.ts';
import { formContracts } from '#contracts/registry.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applicationWithFile } from '../support/application-with-file.ts';
import { aVisitor, bookForToken, forgetAppointments } from '../support/appointments.ts';
import { forms } from '../support/forms.ts';
import { OwnAccount, cookiesOf } from '../support/own-account.ts';
import { getPage, hiddenInputs, postPage, visitPage } from '../support/pages.ts';
import { formPost } from '../support/requests.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, forgetCounts, type TestServices } from '../support/test-services.ts';

const site = 'https://www.example.nl';
/** Neither a page nor the way in which an address is written has this word. */
const word = 'zzpayloadzz';

let databaseUrl: string;
let services: TestServices;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
beforeEach(async () => {
  services = await createTestServices(databaseUrl, { env: { RATE_LIMIT_PER_HOUR: '2' } });
  await forgetCounts(services);
  await forgetAppointments(services);
});

async function htmlAt(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { page } = await visitPage(services, new Request(site + path, { headers }));
  return page.outerHTML;
}

describe('a page shows nothing of its address but what it asks there', () => {
  const also = `&x=${word}&token=${word}&q[]=${word}&terug[]=${word}`;

  test('the link of an appointment, also one that opens none', async () => {
    const { token } = await bookForToken(services);
    const path = `${pathTo('manageAppointment', 'nl')}?token=`;
    for (const address of [`${path}${token}${also}`, `${path}${token}&appointmentDate=${word}&done=${word}`])
      expect(await htmlAt(address)).toContain(`value="${token}"`);
    for (const address of [
      `${path}${token}${also}`,
      `${path}${token}&appointmentDate=${word}&done=${word}`,
      `${path}${token}.${word}`,
      `${path}${word}`,
    ])
      expect(await htmlAt(address)).not.toContain(word);
  });

  test('the link of a newsletter', async () => {
    const id = subscriberId(services.env.appSecret, 'bo@example.nl');
    const token = newsletterToken(services.env.appSecret, 'confirm', id);
    const path = `${pathTo('newsletter', 'nl')}?action=confirm&token=${token}`;
    expect(await htmlAt(path + also)).toContain(token);
    for (const address of [path + also, `${path}.${word}`, `${path}&action=${word}`])
      expect(await htmlAt(address)).not.toContain(word);
  });

  test('a confirmation, with the file and the other languages that it links to', async () => {
    const { response } = await postPage(services, '/afspraak', forms.appointment.example(aVisitor()));
    const html = await htmlAt(`${response.headers.get('location') ?? ''}${also}`);
    expect(html).toMatch(/href="\/bedankt\?[^"]+calendar"/);
    expect(html).toMatch(/href="\/en\/thank-you\?[^"]+signature=/);
    expect(html).not.toContain(word);
  });

  test('the second step of the login', async () => {
    const own = await new OwnAccount(services, `noor-${crypto.randomUUID()}`).open();
    await own.setUpTotp();
    const headers = { cookie: cookiesOf(await own.enterPassword()) };
    const path = pathTo('secondFactor', 'nl');
    expect(await htmlAt(`${path}?terug=/beheer/account`, headers)).toContain('terug=%2Fbeheer%2Faccount');
    for (const query of [`?terug=//${word}`, `?terug=/beheer${word}`, `?terug=/beheer${also}`])
      expect(await htmlAt(path + query, headers)).not.toContain(word);
  });

  test.each([
    `day=${word}`,
    'day=2026-13-45',
    'day=2026-02-30',
    'day=2026-11-28',
    'day=2027-11-27',
    'day=0000-00-00',
    'day[]=2026-11-27',
    `day=${word}&day=2026-11-27`,
    'day=%F0%9F',
    'day=2026-11-27%0A',
    'time=25:00',
    'time=9:00',
    `service=${word}`,
    `service=__proto__&day=constructor`,
  ])('the booking, at ?%s', async (query) => {
    const { response, page } = await getPage(services, `/afspraak?${query}`);
    expect(response.status).toBe(200);
    expect(page.querySelector('main [checked]')).toBeNull();
    expect(page.outerHTML).not.toContain(word);
    const languages = page.querySelectorAll('[hreflang="en"]').map((link) => link.getAttribute('href') ?? '');
    expect(languages.every((href) => !href.includes('?'))).toBe(true);
  });

  test('the booking has the day and the time of its address chosen, where they are offered', async () => {
    const { page } = await getPage(services, '/afspraak?day=2026-11-27&time=10:00&service=mkb');
    const chosen = page.querySelectorAll('main [checked]').map((input) => input.getAttribute('value'));
    expect(chosen).toEqual(['mkb', '2026-11-27', '10:00']);
  });
});

describe('a form that is posted without script', () => {
  test.each(formContracts.map(({ name, screen }) => [name, screen] as const))(
    'is shown again without what it does not ask, and no longer than it takes it: %s',
    async (_name, screen) => {
      const long = 'x'.repeat(1200);
      const names = ['naam', 'customerName', 'email', 'username', 'telefoon', 'bedrijf', 'adres'];
      const fields = {
        ...Object.fromEntries(names.map((name) => [name, long])),
        [word]: word,
        website: word,
      };
      const { response, page } = await postPage(services, pathTo(screen, 'nl'), fields);
      expect(response.status).toBe(422);
      expect(page.outerHTML).not.toContain(word);
      expect(page.outerHTML).not.toContain('x'.repeat(255));
      expect(page.outerHTML).toContain('x'.repeat(100));
    },
  );

  test('is shown again with the whole of a text that is too long, and how much that is', async () => {
    const bericht = 'Kamer 12: stofzuigen. '.repeat(300);
    const { page } = await postPage(services, '/contact', { bericht });
    expect(page.querySelector('main textarea')?.text.trim()).toBe(bericht.trim());
    expect(page.querySelector('#bericht-error')?.text).toContain('nu 2599');
  });

  test('that comes too often keeps its answers on a page without the form', async () => {
    for (let count = 0; count < 2; count += 1) await postPage(services, '/contact', { naam: 'Bo' });
    const { response, page } = await postPage(services, '/contact', {
      naam: 'Bo',
      bericht: ' ',
      [word]: word,
    });
    expect(response.status).toBe(429);
    expect(page.querySelector('astro-island')).toBeNull();
    expect(page.outerHTML).not.toContain(word);
    expect(page.querySelector('main [name="naam"]')?.getAttribute('value')).toBe('Bo');
    expect(page.querySelector('main [name="bericht"]')?.getAttribute('value')).toBe(' ');
  });

  test('that came too often with a file is sent again without it, and says so', async () => {
    const post = async (body: FormData) =>
      visitPage(services, new Request(`${site}/vacatures`, { method: 'POST', body }));
    const invalid = { changes: { naam: '' } };
    for (let count = 0; count < 2; count += 1) await post(applicationWithFile(invalid));
    const { response, page } = await post(applicationWithFile(invalid));
    expect(response.status).toBe(429);
    const kept = hiddenInputs(page);
    services.clock.advanceMinutes(60);
    const again = await postPage(services, '/vacatures', { ...kept, naam: 'Jip' });
    expect(again.response.status).toBe(422);
    const problems = again.page.querySelectorAll('main [role="alert"] a');
    expect(problems.map((link) => link.getAttribute('href'))).toEqual([`#${cvFile.field}`]);
    expect(again.page.getElementById('naam')?.getAttribute('value')).toBe('Jip');
  });

  test('to log in that comes too often leads back to the login, and keeps no name', async () => {
    const path = '/login?terug=%2Fbeheer%2Faccount';
    for (let count = 0; count < 2; count += 1) await postPage(services, path, { username: 'noor' });
    const { response, page } = await postPage(services, path, { username: 'noor', password: '' });
    expect(response.status).toBe(429);
    expect(page.querySelector('main form')).toBeNull();
    expect(page.querySelector('main a')?.getAttribute('href')).toBe(path);
    expect(page.querySelector('main')?.outerHTML).not.toContain('noor');
  });
});

describe('the times of a day, asked for without script', () => {
  const path = '/afspraak?times';
  const ask = (fields: Record<string, string>, headers?: Record<string, string>) =>
    postPage(services, path, fields, headers);

  test('are shown with the answers so far, and nothing else', async () => {
    const fields = { naam: 'x'.repeat(1200), appointmentDate: '2026-13-45', [word]: word };
    const { response, page } = await ask(fields);
    expect(response.status).toBe(200);
    expect(page.outerHTML).not.toContain(word);
    expect(page.getElementById('naam')?.getAttribute('value')).toHaveLength(100);
    expect(page.querySelector('main [checked]')).toBeNull();
  });

  test('are not shown to another site', async () => {
    await expect(ask({ naam: 'Bo' }, { 'sec-fetch-site': 'cross-site' })).rejects.toMatchObject({
      status: 403,
    });
  });

  test('are counted apart from bookings, and beyond that the answers wait', async () => {
    for (let count = 0; count < 2; count += 1) expect((await ask({ naam: 'Bo' })).response.status).toBe(200);
    const { response, page } = await ask({ naam: 'Bo', appointmentDate: '2026-11-27' });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3600');
    expect(page.querySelector('main form')?.getAttribute('action')).toBe(`${path}#time-heading`);
    expect(page.querySelector('main [name="appointmentDate"]')?.getAttribute('value')).toBe('2026-11-27');
    const booking = await visitPage(services, formPost('/afspraak', forms.appointment.example(aVisitor())));
    expect(booking.response.status).toBe(303);
  });
});
