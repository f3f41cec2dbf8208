import { beforeEach, describe, expect, test } from 'vitest';
import { forms, readRows, sendExample } from '../support/forms.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const { application } = forms;

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices(await takeTestDatabase());
});

async function apply(changes: Record<string, unknown> = {}) {
  const { body } = await sendExample(application, services, changes);
  const { message, reference } = body as { message: string; reference: string };
  const rows = await readRows(application, services);
  return { message, reference, row: rows.find((row) => row.reference === reference) };
}

describe('a job application', () => {
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

  test('is told to the company in Dutch with every answer, and a reply goes to the applicant', async () => {
    const { reference } = await apply({ taal: 'es' });
    const [mail] = services.mailbox.mailsTo(services.env.mailTo);
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
});
