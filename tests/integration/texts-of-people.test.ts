/**
 * Texts of people are never quarantined, however suspicious: only a filled honeypot or a block does
 * that.
 */
import { beforeEach, expect, test } from 'vitest';
import { forms, readRows, sendExample } from '../support/forms.ts';
import { emptyServices, type TestServices } from '../support/test-services.ts';
import { textsOfPeople } from '../support/texts-of-people.ts';

const kinds = [
  [forms.contact, ([naam, bedrijf, bericht]: Texts) => ({ naam, bedrijf, bericht })],
  [forms.callback, ([naam, , bericht]: Texts) => ({ naam, bericht })],
  [
    forms.testimonial,
    ([customerName, company, testimonialText]: Texts) => ({ customerName, company, testimonialText }),
  ],
] as const;
type Texts = (typeof textsOfPeople)[number];

let services: TestServices;
beforeEach(async () => {
  services = await emptyServices();
});

test.each(textsOfPeople)('%s of %s is heard', async (...texts) => {
  for (const [form, toAnswers] of kinds) {
    const { status, body } = await sendExample(form, services, toAnswers(texts));
    expect(status).toBe(201);
    const { reference } = body as { reference: string };
    const rows = await readRows(form, services);
    expect(rows.find((row) => row.reference === reference)).toMatchObject({ quarantineReasons: [] });
  }
});
