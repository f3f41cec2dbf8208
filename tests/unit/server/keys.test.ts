import { confirmationPath, findConfirmation } from '#server/forms/confirmation.ts';
import { rateLimitWindow } from '#server/http/rate-limit.ts';
import { isSigned, sign } from '#server/crypto/signatures.ts';
import { submissionIds } from '#server/forms/ids.ts';
import { describe, expect, test } from 'vitest';

const secret = 's'.repeat(32);
const now = new Date('2026-11-23T09:09:00Z');

test('a signature is valid for its secret, purpose and parts only', () => {
  const signature = sign(secret, 'a', ['b', 'c']);
  expect(isSigned([secret], 'a', ['b', 'c'], signature)).toBe(true);
  expect(isSigned([secret], 'a', ['bc', ''], signature)).toBe(false);
  expect(isSigned([secret], 'b', ['b', 'c'], signature)).toBe(false);
  expect(isSigned(['x'], 'a', ['b', 'c'], signature)).toBe(false);
  expect(isSigned([secret], 'a', ['b', 'c'], '')).toBe(false);
  expect(isSigned([secret], 'a', ['b', 'c'], 'é')).toBe(false);
});

test('a submission without an id is recognised by its form and content, in the same window of ten minutes or the next one', () => {
  const idsOf = (form: string, answers: object, minutes: number, honeypot = '') => {
    const at = new Date(now.getTime() + minutes * 60_000);
    return submissionIds(secret, form, { chosenId: undefined, honeypot, answers, now: at });
  };
  const first = idsOf('contact', { a: 1 }, 0);
  expect(idsOf('contact', { a: 1 }, 0.5).id).toBe(first.id);
  expect(idsOf('contact', { a: 1 }, 9).earlierId).toBe(first.id);
  expect(Object.values(idsOf('contact', { a: 1 }, 21))).not.toContain(first.id);
  expect(idsOf('contact', { a: 2 }, 0).id).not.toBe(first.id);
  expect(idsOf('callback', { a: 1 }, 0).id).not.toBe(first.id);
  expect(idsOf('contact', { a: 1 }, 0, 'a bot').id).not.toBe(first.id);
});

describe('the attempts of a visitor are counted', () => {
  const contact = { name: 'contact' };
  const windowAt = (time: string, form: Parameters<typeof rateLimitWindow>[1] = contact, ip = '192.0.2.1') =>
    rateLimitWindow({ appSecret: secret, rateLimitPerHour: 20 }, form, ip, new Date(time));

  const keyAt = (...visit: Parameters<typeof windowAt>) => windowAt(...visit).counters[0]?.key;

  test('per hour', () => {
    const windowStart = new Date('2026-11-23T09:00:00Z');
    expect(windowAt('2026-11-23T09:00:00Z')).toMatchObject({ windowStart, secondsLeft: 3600 });
    expect(windowAt('2026-11-23T09:59:59.001Z')).toMatchObject({ windowStart, secondsLeft: 1 });
    expect(windowAt('2026-11-23T10:00:00Z').windowStart).not.toEqual(windowStart);
  });

  test('per day at a form with a file', () => {
    const windowStart = new Date('2026-11-23T00:00:00Z');
    const expected = { counters: [{ maxAttempts: 20 }], windowStart, secondsLeft: 5400 };
    expect(windowAt('2026-11-23T22:30:00Z', { name: 'application', file: {} })).toMatchObject(expected);
  });

  test('under a key that differs per form, IP address and day', () => {
    const keys = [
      keyAt('2026-11-23T09:00:00Z'),
      keyAt('2026-11-23T09:00:00Z', { name: 'callback' }),
      keyAt('2026-11-23T09:00:00Z', contact, '192.0.2.2'),
      keyAt('2026-11-24T09:00:00Z'),
    ];
    expect(new Set(keys).size).toBe(4);
    expect(keyAt('2026-11-23T23:00:00Z')).toBe(keys[0]);
  });
});

test('the URL of the confirmation page contains what it shows, and is invalid once it is changed', () => {
  const confirmation = {
    form: 'contact' as const,
    reference: 'OFF-1111-2222',
    deadline: now,
    answeredAt: now,
    isQuarantined: false,
  };
  const path = confirmationPath(secret, 'en', confirmation);
  const parametersOf = (address: string) => new URL(address, 'https://www.example.nl').searchParams;
  expect(path).toMatch(/^\/en\/thank-you\?form=contact&reference=OFF-1111-2222&deadline=/);
  expect(findConfirmation([secret], parametersOf(path))).toEqual(confirmation);
  for (const name of ['form', 'reference', 'deadline', 'answeredAt', 'signature', 'aside']) {
    const changed = parametersOf(path);
    changed.set(name, name === 'aside' ? 'yes' : '2030-01-01T00:00:00.000Z');
    expect(findConfirmation([secret], changed)).toBeUndefined();
  }
  const aside = confirmationPath(secret, 'en', { ...confirmation, isQuarantined: true });
  expect(findConfirmation([secret], parametersOf(aside))?.isQuarantined).toBe(true);
});
