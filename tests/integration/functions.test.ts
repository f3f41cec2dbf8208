import { config as applicationsConfig } from '#functions/applications.ts';
import { config as retentionConfig } from '#functions/apply-retention.ts';
import { config as appointmentsConfig } from '#functions/appointments.ts';
import { config as availabilityConfig } from '#functions/availability.ts';
import { config as callbackConfig } from '#functions/callback.ts';
import { config as caseStudiesConfig } from '#functions/case-studies.ts';
import confirmation, { config as confirmationConfig } from '#functions/confirmation.ts';
import contact, { config as contactConfig } from '#functions/contact.ts';
import deliverMail, { config as deliverMailConfig } from '#functions/deliver-mail.ts';
import { config as manageConfig } from '#functions/manage-appointment.ts';
import { config as newsletterConfig } from '#functions/newsletter.ts';
import { config as confirmNewsletterConfig } from '#functions/newsletter-confirm.ts';
import { config as unsubscribeConfig } from '#functions/newsletter-unsubscribe.ts';
import { config as publishConfig } from '#functions/publish-changes.ts';
import sendDigest, { config as digestConfig } from '#functions/send-digest.ts';
import { config as testimonialsConfig } from '#functions/testimonials.ts';
import { config as featuredConfig } from '#functions/testimonials-featured.ts';
import { closeServices } from '#server/services.ts';
import { applicationPath } from '#submissions/application.ts';
import { appointmentPath, availabilityPath } from '#submissions/appointment.ts';
import { callbackPath } from '#submissions/callback.ts';
import { contactPath } from '#submissions/contact.ts';
import { manageAppointmentPath } from '#submissions/manage-appointment.ts';
import { newsletterActionPaths, newsletterPath } from '#submissions/newsletter.ts';
import { testimonialPath } from '#submissions/testimonial.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aContact, jsonRequest } from '../support/contact.ts';
import { openMailbox } from '../support/mailbox.ts';
import { takeConsoleOutput } from '../support/silent-console.ts';
import { createTestDatabase } from '../support/test-database.ts';

const context = { ip: '192.0.2.1', params: { locale: 'nl' }, waitUntil: () => undefined };

beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', await createTestDatabase());
});

afterEach(async () => {
  await closeServices();
  vi.unstubAllEnvs();
});

test('the functions work on what the environment of the process says', async () => {
  const mailbox = await openMailbox();
  vi.stubEnv('SMTP_URL', mailbox.url);
  const response = await contact(jsonRequest(aContact()), context);
  expect(response.status).toBe(201);
  await deliverMail();
  await mailbox.stop();
  expect(mailbox.mails).toHaveLength(2);
  const page = await confirmation(new Request('https://www.example.nl/bedankt'), context);
  expect([200, 303]).toContain(page.status);
});

test('a wrong environment is answered with a plain 500 and logged without its values', async () => {
  vi.stubEnv('DATABASE_URL', 'mysql://user:secret@host/db');
  const response = await contact(jsonRequest(aContact()), context);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    message: 'Er ging iets mis. Uw antwoorden staan er nog. Probeer het opnieuw.',
  });
  const [line = ''] = takeConsoleOutput();
  expect(JSON.parse(line)).toMatchObject({ event: 'endpoint failed', error: { name: 'EnvError' } });
  expect(line).not.toContain('secret');
});

test('a scheduled function that fails says so in the log, and nothing else', async () => {
  vi.stubEnv('DATABASE_URL', 'mysql://user:secret@host/db');
  await sendDigest();
  const [line = '', ...others] = takeConsoleOutput();
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ event: 'digest failed', error: { name: 'EnvError' } });
});

test('the functions are found where the forms and the schedule expect them', () => {
  expect(contactConfig.path).toBe(contactPath);
  expect(confirmationConfig.path).toBe('/api/confirmation/:locale');
  expect(appointmentsConfig.path).toBe(appointmentPath);
  expect(callbackConfig.path).toBe(callbackPath);
  expect(applicationsConfig.path).toBe(applicationPath);
  expect(testimonialsConfig.path).toBe(testimonialPath);
  expect(featuredConfig.path).toBe('/api/testimonials/featured');
  expect(caseStudiesConfig.path).toBe('/api/case-studies');
  expect(newsletterConfig.path).toBe(newsletterPath);
  expect(confirmNewsletterConfig.path).toBe(newsletterActionPaths.confirm);
  expect(unsubscribeConfig.path).toBe(newsletterActionPaths.unsubscribe);
  expect(availabilityConfig.path).toBe(availabilityPath);
  expect(manageConfig.path).toBe(`${manageAppointmentPath}/:locale`);
  expect(deliverMailConfig.schedule).toBe('* * * * *');
  expect(publishConfig.schedule).toBe('*/2 * * * *');
  expect(retentionConfig.schedule).toBe('15 2 * * *');
  expect(digestConfig.schedule).toBe('30 5,6 * * 1-5');
});
