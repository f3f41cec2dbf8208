import { isShown, nextChange, showsDrafts, hiddenReason } from '#collections/shown.ts';
import { describe, expect, it } from 'vitest';

const on = (day: string) => new Date(day);

describe('a text of an article', () => {
  const article = { date: on('2026-11-30'), expires: on('2026-12-05') };

  it('is shown from its date until the day on which it ends', () => {
    const days = ['2026-11-29', '2026-11-30', '2026-12-04', '2026-12-05'];
    expect(days.map((day) => isShown(article, day))).toEqual([false, true, true, false]);
  });

  it('is not shown while it is a draft', () => {
    expect(isShown({ ...article, draft: true }, '2026-12-01')).toBe(false);
  });

  it('has one reason to be hidden, which previews show', () => {
    const days = ['2026-11-29', '2026-11-30', '2026-12-05'];
    expect(days.map((day) => hiddenReason(article, day))).toEqual(['scheduled', undefined, 'expired']);
    expect(hiddenReason({ ...article, draft: true }, '2026-11-29')).toBe('draft');
  });
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
