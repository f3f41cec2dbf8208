import { retentionRules } from '#domain/retention.ts';
import { formatRetention } from '#i18n/retention-periods.ts';
import { applicationContract } from '#contracts/application.ts';
import { callbackContract } from '#contracts/callback.ts';
import { contactContract } from '#contracts/contact.ts';
import { testimonialContract } from '#contracts/testimonial.ts';
import { expect, it } from 'vitest';

it.each([
  [contactContract.retention, 'nl', '2 jaar'],
  [callbackContract.retention, 'en', '90 days'],
  [retentionRules.rateLimitMark, 'fr', '24\u00a0heures'],
  [retentionRules.session, 'es', '12 horas'],
  [
    applicationContract.retention,
    'en',
    '4\u00a0weeks after our decision; 1\u00a0year with your consent. Without a decision, no more than 2\u00a0years after we received it',
  ],
  [retentionRules.unconfirmedSubscription, 'nl', 'Tot u zich afmeldt; zonder uw bevestiging 30\u00a0dagen'],
  [testimonialContract.retention, 'en', 'Until you ask us to remove it'],
] as const)('the retention period %j in %s is %s', (retention, locale, words) => {
  expect(formatRetention(retention, locale)).toBe(words);
});
