import { addDays } from '#domain/days.ts';
import { publicHolidays } from '#domain/holidays.ts';
import { describe, expect, test } from 'vitest';

describe('the Dutch public holidays', () => {
  test.each([
    // The government's own list:
    // https://www.rijksoverheid.nl/onderwerpen/schoolvakanties/vraag-en-antwoord/officiele-feestdagen
    [2024, '2024-04-01', '2024-04-27', '2024-05-09', '2024-05-20'],
    [2025, '2025-04-21', '2025-04-26', '2025-05-29', '2025-06-09'], // 27 April is a Sunday
    [2026, '2026-04-06', '2026-04-27', '2026-05-14', '2026-05-25'],
    [2027, '2027-03-29', '2027-04-27', '2027-05-06', '2027-05-17'],
    [2038, '2038-04-26', '2038-04-27', '2038-06-03', '2038-06-14'], // the latest Easter
  ])('of %i follow Easter and the King’s birthday', (year, easterMonday, kingsDay, ascension, whitMonday) => {
    const fixed = ['01-01', '12-25', '12-26'].map((day) => `${String(year)}-${day}`);
    const days = [...fixed, easterMonday, kingsDay, ascension, whitMonday].sort();
    expect(publicHolidays(year).map(({ day }) => day)).toEqual(days);
  });

  test.each([
    ['2008-03-23', 2008], // the earliest Easter of the century
    ['2076-04-19', 2076],
  ])('have Easter Monday on the day after %s', (easter, year) => {
    expect(publicHolidays(year)).toContainEqual({ name: 'easterMonday', day: addDays(easter, 1) });
  });
});
