import { contactSchema } from '#contracts/contact.ts';
import { envelopeSchema } from '#contracts/envelope.ts';
import { describe, expect, test } from 'vitest';

const answers = { naam: 'Noor', bedrijf: 'De Linde', email: 'noor@delinde.nl', service: 'mkb' };

/** Returns the messages of the issues by field. */
function issuesOf(changes: Record<string, unknown>): Record<string, string> {
  const { error } = contactSchema.safeParse({ ...answers, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the quote request', () => {
  test('needs only name, company, e-mail address and service', () => {
    expect(contactSchema.parse(answers)).toEqual(answers);
    expect(issuesOf({ naam: undefined, bedrijf: '', email: ' ', service: undefined })).toEqual({
      naam: 'validation.nameRequired',
      bedrijf: 'person.companyRequired',
      email: 'person.emailRequired',
      service: 'form.serviceRequired',
    });
  });

  test('is stored trimmed, with single-line fields on one line and the telephone number in international format', () => {
    const text = { naam: '  Noor\n de\tVries ', bericht: ' a\r\nb\u0000\u202e ' };
    const stored = { naam: 'Noor de Vries', bericht: 'a\nb', telefoon: '+31301234567' };
    expect(contactSchema.parse({ ...answers, ...text, telefoon: ' 030 123 45 67 ' })).toMatchObject(stored);
  });

  test('is rejected when it is too long for the database', () => {
    expect(issuesOf({ naam: 'a'.repeat(101) })).toEqual({ naam: 'validation.tooLong|100|1' });
    expect(issuesOf({ bericht: 'a'.repeat(6805) })).toEqual({ bericht: 'validation.tooLong|4000|2805' });
    expect(issuesOf({ naam: 'a'.repeat(100), bericht: 'a'.repeat(4000) })).toEqual({});
  });
});

test('invalid hidden fields are dropped, so that they do not prevent a submission', () => {
  const wrong = { submissionId: 'x', taal: 'xx', elapsedMs: 'x', website: 7 };
  expect(envelopeSchema.parse(wrong)).toEqual({
    submissionId: undefined,
    consentsToAds: false,
    taal: 'nl',
    elapsedMs: expect.any(Number),
    website: undefined,
  });
  expect(envelopeSchema.parse({})).toEqual({ taal: 'nl', consentsToAds: false });
});
