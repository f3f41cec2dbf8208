import { translateIssue } from '#i18n/issues.ts';
import { locales } from '#i18n/locales.ts';
import { formatDay, formatDeadline, formatFullDay, formatMoment } from '#i18n/moments.ts';
import { pathTo } from '#paths';
import { screens } from '#screens';
import { translator } from '#i18n/translate.ts';
import { describe, expect, test } from 'vitest';

describe('a text', () => {
  test('is filled from the parameters and from the facts of the company', () => {
    const t = translator('nl');
    expect(t('common.copyright')).toMatch(/^© \d{4}\sBlinkvast$/);
    expect(t('common.shareOn', { network: 'X' })).toBe('Deel op X');
    expect(() => t('common.shareOn')).toThrow('{network} has no value');
  });

  test('formats minutes in the plural of its language', () => {
    expect(translator('nl')('answers.rateLimited', { minutes: 1 })).toContain('over 1\u00a0minuut opnieuw');
    const duration = 'over 5\u00a0uur en 10\u00a0minuten';
    expect(translator('nl')('answers.rateLimited', { minutes: 310 })).toContain(duration);
    expect(translator('fr')('answers.rateLimited', { minutes: 15 })).toContain('dans 15\u00a0minutes,');
    expect(translator('ar')('answers.rateLimited', { minutes: 5 })).toContain('بعد 5\u00a0دقائق');
  });

  test('of an issue names its limit, and an issue without a text of its own gets the general text', () => {
    const t = translator('nl');
    const tooLong = 'Gebruik hooguit 100\u00a0karakters (nu 7\u00a0te veel)';
    expect(translateIssue(t, 'validation.tooLong|100|7')).toBe(tooLong);
    expect(translateIssue(t, 'validation.nameRequired')).toBe('Vul uw naam in');
    expect(translateIssue(t, 'Invalid input')).toBe('Controleer de gemarkeerde velden.');
  });
});

describe('a moment', () => {
  test.each([
    ['en', '2026-11-23T09:00:00Z', 'Monday 23 November at 10:00'],
    ['es', '2026-11-23T09:00:00Z', 'lunes 23 de noviembre a las 10:00'],
    ['de', '2026-12-01T08:00:00Z', 'Dienstag, 1. Dezember, um 09:00\u00a0Uhr'],
    ['fr', '2026-11-23T09:00:00Z', 'lundi 23 novembre à 10\u00a0h'],
    ['fr', '2026-12-01T07:30:00Z', 'mardi 1er décembre à 8\u00a0h\u00a030'],
    ['ar', '2026-11-23T09:00:00Z', 'الاثنين 23 نوفمبر في الساعة 10:00'],
    // Summer time, and midnight.
    ['nl', '2026-07-01T22:00:00Z', 'donderdag 2 juli om 00:00\u00a0uur'],
  ] as const)('in %s, %s is %s', (locale, moment, text) => {
    expect(formatMoment(new Date(moment), locale)).toBe(text);
  });

  test('in French has 1er for the first of a month', () => {
    expect(formatDay(new Date('2026-12-01'), 'fr')).toBe('1er décembre 2026');
    expect(formatDay(new Date('2026-12-11'), 'fr')).toBe('11 décembre 2026');
    expect(formatFullDay('2026-12-01', 'fr')).toBe('mardi 1er décembre 2026');
  });
});

describe('a deadline', () => {
  const fridayAfternoon = new Date('2026-11-20T13:40:00Z');
  const passed = '2026-11-19T09:00:00Z';
  const today = '2026-11-20T15:40:00Z';
  const tomorrow = '2026-11-21T09:00:00Z';
  const monday = '2026-11-23T09:00:00Z';
  const nextFriday = '2026-11-27T09:00:00Z';

  test.each([
    ['nl', today, 'vandaag voor 16:40\u00a0uur'],
    ['nl', tomorrow, 'morgen voor 10:00\u00a0uur'],
    ['nl', monday, 'maandag voor 10:00\u00a0uur'],
    ['nl', nextFriday, 'uiterlijk vrijdag 27 november om 10:00\u00a0uur'],
    ['nl', passed, 'uiterlijk donderdag 19 november om 10:00\u00a0uur'],
    ['en', today, 'by 16:40 today'],
    ['en', monday, 'by 10:00 on Monday'],
    ['es', today, 'hoy antes de las 16:40'],
    ['es', monday, 'antes de las 10:00 del lunes'],
    ['de', today, 'bis heute um 16:40\u00a0Uhr'],
    ['de', monday, 'bis Montag um 10:00\u00a0Uhr'],
    ['fr', today, 'aujourd’hui avant 16\u00a0h\u00a040'],
    ['fr', monday, 'lundi avant 10\u00a0h'],
    ['ar', today, 'قبل الساعة 16:40 اليوم'],
    ['ar', monday, 'قبل الساعة 10:00 يوم الاثنين'],
  ] as const)('in %s, %s on Friday 20 November, is %s', (locale, deadline, text) => {
    expect(formatDeadline(new Date(deadline), locale, fridayAfternoon)).toBe(text);
  });

  test('is today or tomorrow by the calendar of Amsterdam, also where the clock changes', () => {
    const say = (now: string) => formatDeadline(new Date('2026-10-26T09:00:00Z'), 'nl', new Date(now));
    expect(say('2026-10-24T22:30:00Z')).toBe('morgen voor 10:00\u00a0uur'); // 00:30 on Sunday
    expect(say('2026-10-25T22:59:00Z')).toBe('morgen voor 10:00\u00a0uur'); // 23:59 on Sunday, an hour later
    expect(say('2026-10-25T23:00:00Z')).toBe('vandaag voor 10:00\u00a0uur');
  });
});

test('the table of routes has no path twice', () => {
  const ids = Object.keys(screens) as (keyof typeof screens)[];
  const paths = ids.flatMap((id) => locales.map((locale) => pathTo(id, locale)));
  expect(new Set(paths).size).toBe(paths.length);
});
