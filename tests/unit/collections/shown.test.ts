import { isShown, nextChange, showsDrafts, hiddenReason } from '#collections/shown.ts';
import { expect, it } from 'vitest';

const on = (day: string) => new Date(day);

it.each([
  ['2026-11-29', false, 'scheduled'],
  ['2026-11-30', false, undefined],
  ['2026-12-04', false, undefined],
  ['2026-12-05', false, 'expired'],
  ['2026-11-29', true, 'draft'],
  ['2026-12-01', true, 'draft'],
])('the reason to hide an article on %s (as a draft: %o) is %s', (day, draft, reason) => {
  const article = { date: on('2026-11-30'), expires: on('2026-12-05'), draft };
  expect(hiddenReason(article, day)).toBe(reason);
  expect(isShown(article, day)).toBe(reason === undefined);
});

it('the next change is the next day on which a text appears or expires', () => {
  const texts = [
    { date: on('2026-11-01') },
    { date: on('2026-12-24') },
    { date: on('2026-11-01'), expires: on('2026-12-01') },
    { date: on('2026-11-25'), draft: true },
  ];
  expect(nextChange(texts, '2026-11-22')).toBe('2026-12-01');
  expect(nextChange(texts, '2026-12-01')).toBe('2026-12-24');
  expect(nextChange(texts, '2026-12-24')).toBeUndefined();
});

it('drafts are shown in development and in previews, but not on the live site', () => {
  expect(showsDrafts(true, undefined)).toBe(true);
  expect(
    ['deploy-preview', 'branch-deploy', 'production', ''].map((context) => showsDrafts(false, context)),
  ).toEqual([true, true, false, false]);
});
