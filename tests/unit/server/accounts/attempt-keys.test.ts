import { attemptKeys } from '#server/accounts/login-store.ts';
import { expect, test } from 'vitest';

test('attempts with a username do not count as attempts at the second step of the account', () => {
  const visitor = { username: 'sanne', address: '203.0.113.9', device: 'phone' };
  const password = attemptKeys('secret', visitor);
  const secondStep = attemptKeys('secret', { ...visitor, isSecondStep: true });
  expect(secondStep.account).not.toBe(password.account);
  expect(secondStep.device).not.toBe(password.device);
});
