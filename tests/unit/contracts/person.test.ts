import { optionalEmail, requiredEmail } from '#contracts/person.ts';
import { describe, expect, test } from 'vitest';

describe.each([
  ['must be there', requiredEmail()],
  ['may be left empty', optionalEmail()],
])('an e-mail address that %s', (_, schema) => {
  test('is read from what is pasted, and is none without a domain', () => {
    expect(schema.safeParse('Jan <jan@delinde.example>')).toEqual({
      success: true,
      data: 'jan@delinde.example',
    });
    expect(schema.safeParse('jan@delinde').error?.issues).toMatchObject([{ message: 'person.emailInvalid' }]);
  });
});
