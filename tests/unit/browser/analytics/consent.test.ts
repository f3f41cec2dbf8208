import { readConsent, storeConsent } from '#browser/analytics/consent.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => {
    vi.unstubAllGlobals();
  };
});

test('there is no consent until a choice is made, and then that choice is read', () => {
  expect(readConsent()).toBeUndefined();
  for (const choice of [
    { analytics: false, ads: false },
    { analytics: true, ads: false },
    { analytics: true, ads: true },
  ]) {
    storeConsent(choice);
    expect(readConsent()).toEqual(choice);
  }
});

const nothing = { analytics: false, ads: false };

test.each([
  ['{}', nothing],
  ['{"ads":true}', nothing], // advertising without statistics
  ['{"analytics":"yes","ads":"yes"}', nothing],
  ['', undefined],
  ['null', undefined],
  ['nonsense', undefined],
])('%j in the storage is read as %o', (text, choice) => {
  stored.set('consent', text);
  expect(readConsent()).toEqual(choice);
});

test('a browser without storage shows the question again', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  storeConsent({ analytics: true, ads: true });
  expect(readConsent()).toBeUndefined();
});
