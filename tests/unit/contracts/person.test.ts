import { optionalEmail, requiredEmail } from '#contracts/person.ts';
import { expect, test } from 'vitest';

test.each([
  ['is required', requiredEmail()],
  ['is optional', optionalEmail()],
])('an e-mail address that %s is read from pasted text, and rejected without a full domain', (_, schema) => {
  expect(schema.parse('Jan <jan@delinde.example>')).toBe('jan@delinde.example');
  expect(schema.safeParse('jan@delinde').error?.issues).toMatchObject([{ message: 'person.emailInvalid' }]);
});
