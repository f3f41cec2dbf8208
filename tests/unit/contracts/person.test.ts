import { optionalEmail, requiredEmail } from '#contracts/person.ts';
import { describe, expect, test } from 'vitest';

describe.each([
  ['must be there', requiredEmail()],
  ['may be left empty', optionalEmail()],
])('an e-mail address that %s', (_, schema) => {
  test.each([
    ['jan@delinde.example\u200b', 'jan@delinde.example'],
    ['Jan <jan@delinde.example>', 'jan@delinde.example'],
    ['info@müller.de', 'info@xn--mller-kva.de'],
  ])('is read from %j', (text, address) => {
    expect(schema.safeParse(text)).toEqual({ success: true, data: address });
  });

  const wrongAddresses = ['jan', 'Jan <jan>', 'jan@delinde', `${'é'.repeat(30)}@${'ü.'.repeat(80)}example`];
  test.each(wrongAddresses)('is not in %j', (text) => {
    expect(schema.safeParse(text).error?.issues).toMatchObject([{ message: 'person.emailInvalid' }]);
  });
});
