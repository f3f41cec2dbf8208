import { joinUnits } from '#i18n/units.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forms, readRows, sendExample } from '../support/forms.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, forgetCounts, type TestServices } from '../support/test-services.ts';

const { application } = forms;

let databaseUrl: string;
let services: TestServices;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
beforeEach(async () => {
  services = await createTestServices(databaseUrl);
  await forgetCounts(services);
});

async function apply(changes: Record<string, unknown> = {}) {
  const { body } = await sendExample(application, services, changes);
  const { message, reference } = body as { message: string; reference: string };
  const rows = await readRows(application, services);
  return { message, reference, row: rows.find((row) => row.reference === reference) };
}

function mailTo(address: string) {
  return services.mailbox.mails.find(({ envelopeTo }) => envelopeTo.includes(address));
}

describe('a job application', () => {
  test('is stored as it was sent, and answered with the promise of five working days', async () => {
    const { message, reference, row } = await apply();
    expect(reference).toMatch(/^SOL-/);
    expect(row).toMatchObject({
      naam: 'Jip de Boer',
      email: 'jip@deboer.example',
      telefoon: '+31687654321',
      adres: 'Dorpsstraat 1, Utrecht',
      functie: 'kwaliteitscontroleur',
      ervaring: '3-5jaar',
      beschikbaarheid: 'deeltijd',
      motivatie: 'Ik zie het meteen als er iets niet schoon is, en ik leg graag uit hoe het wel moet.',
      cv: 'Schoonmaak, 2019-2024',
      consentsToKeep: true,
      status: 'pending',
      decidedAt: null,
    });
    expect(message).toContain(joinUnits('maandag 30 november om 10:00'));
    expect(message).toContain(reference);
  });

  test.each([
    ['on', true],
    [true, true],
    [undefined, false],
    [false, false],
    ['', false],
  ])('with the box to keep it posted as %o says %o', async (consentsToKeep, isKept) => {
    const { row } = await apply({ consentsToKeep });
    expect(row).toMatchObject({ consentsToKeep: isKept });
  });

  test('may hold a curriculum vitae with links, as those do', async () => {
    const cv = 'https://a.example https://b.example https://c.example\n'.repeat(10);
    const { row } = await apply({ cv });
    expect(row).toMatchObject({ quarantineReasons: [], cv: cv.trim() });
  });

  test('is told to the company in Dutch with every answer, and a reply goes to the applicant', async () => {
    const { reference } = await apply({ taal: 'es' });
    const mail = mailTo(services.env.mailTo);
    expect(mail?.subject).toBe(`Sollicitatie van Jip de Boer (${reference})`);
    expect(mail?.replyTo).toMatchObject([{ address: 'jip@deboer.example' }]);
    for (const text of [
      'Telefoonnummer: +31 6 87654321',
      'Adres en woonplaats: Dorpsstraat 1, Utrecht',
      'Gewenste functie: Kwaliteitscontroleur',
      'Werkervaring: 3\u00a0tot 5\u00a0jaar',
      'Beschikbaarheid: Deeltijd (20–32\u00a0uur)',
      'Motivatie: Ik zie het meteen',
      'Cv: Schoonmaak, 2019-2024',
      'Mag een jaar bewaard worden: Ja',
      'Taal: Spaans',
      'Reageren uiterlijk: maandag 30 november om 10:00',
    ])
      expect(mail?.text).toContain(text);
  });

  test('is confirmed to the applicant in their language, without what was typed', async () => {
    const { reference } = await apply({ taal: 'ar', naam: 'Zzyzx' });
    const mail = mailTo('jip@deboer.example');
    expect(mail?.subject).toContain(reference);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.text).toContain(joinUnits('الاثنين 30 نوفمبر في الساعة 10:00'));
    expect(mail?.raw).not.toMatch(/Zzyzx|Dorpsstraat|687654321/);
    expect(mail?.text).not.toMatch(/\{\w+\}/);
  });
});
