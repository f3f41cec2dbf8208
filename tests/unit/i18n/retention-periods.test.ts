import { formatRetention } from '#i18n/retention-periods.ts';
import { expect, it } from 'vitest';

it('gives each period in its largest whole unit', () => {
  expect(formatRetention('contact', 'nl')).toBe('2 jaar');
  expect(formatRetention('application', 'de')).toBe('4 Wochen');
  expect(formatRetention('callback', 'en')).toBe('90 days');
  expect(formatRetention('rateLimitMark', 'fr')).toBe('24\u00a0heures');
  expect(formatRetention('session', 'es')).toBe('12 horas');
});
