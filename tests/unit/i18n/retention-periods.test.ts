import { retentionRules } from '#domain/retention.ts';
import { formatRetention } from '#i18n/retention-periods.ts';
import { applicationContract } from '#contracts/application.ts';
import { callbackContract } from '#contracts/callback.ts';
import { contactContract } from '#contracts/contact.ts';
import { testimonialContract } from '#contracts/testimonial.ts';
import { expect, it } from 'vitest';

it('each retention period is formatted in its largest whole unit', () => {
  expect(formatRetention(contactContract.retention, 'nl')).toMatch(/^2\sjaar$/);
  expect(formatRetention(callbackContract.retention, 'en')).toBe('90 days');
  expect(formatRetention(retentionRules.rateLimitMark, 'fr')).toBe('24\u00a0heures');
  expect(formatRetention(retentionRules.session, 'es')).toBe('12 horas');
});

it('a retention period states what it depends on', () => {
  const ofApplications =
    '4\u00a0weeks after our decision; 1\u00a0year with your consent. Without a decision, no more than 2\u00a0years after we received it';
  expect(formatRetention(applicationContract.retention, 'en')).toBe(ofApplications);
  const ofReaders = 'Tot u zich afmeldt; zonder uw bevestiging 30\u00a0dagen';
  expect(formatRetention(retentionRules.unconfirmedSubscription, 'nl')).toBe(ofReaders);
  expect(formatRetention(testimonialContract.retention, 'en')).toBe('Until you ask us to remove it');
});
