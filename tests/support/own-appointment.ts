/** An appointment that a visitor has made, and the link to it in the mail. */
import { randomInt, randomUUID } from 'node:crypto';
import { pathTo } from '#paths';
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import type { SubmissionAccepted } from '#contracts/answer.ts';
import { appointmentPath } from '#contracts/appointment.ts';
import { expect, type Page } from '@playwright/test';
import { findMails } from './arrived-mails.ts';
import { findFreeTime } from './bookings.ts';
import { site } from './site-under-test.ts';
import { anAddress } from './ways.ts';

/** Books some time, and gives the path of the link in the mail. */
export async function bookOwn(page: Page, taal: Locale): Promise<string> {
  return (await bookConfirmed(page, taal)).path;
}

/** The same with the path of the page that confirms it. */
export async function bookConfirmed(page: Page, taal: Locale) {
  const email = `${randomUUID()}@example.nl`;
  const person = {
    naam: 'Bo Smit',
    bedrijf: 'De Linde',
    email,
    telefoon: `030 ${String(randomInt(2_000_000, 9_999_999))}`,
  };
  const work = { service: 'kantoor', frequency: 'wekelijks', ...(await findFreeTime(page)) };
  const envelope = { taal, website: '', elapsedMs: 60_000, submissionId: randomUUID() };
  const data = { ...person, ...work, ...envelope };
  const headers = { origin: site.url, 'x-forwarded-for': anAddress() };
  const response = await page.request.post(appointmentPath, { data, headers });
  const { confirmation = '' } = (await response.json()) as SubmissionAccepted;
  await expect.poll(async () => (await findMails(email)).length).toBe(2);
  return { path: await ownPath(email, taal), confirmation };
}

/** The page that confirmed an appointment says how it stands, and asks for nothing any more. */
export async function expectConfirmation(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('[data-reference]')).toBeVisible();
  await expect(page.locator('[data-todo], [data-deadline]')).toHaveCount(0);
}

/** Path of the link in the mails of a booking, once they are there. */
export async function ownPath(email: string, taal: Locale): Promise<string> {
  const text = (await findMails(email)).map((mail) => mail.text ?? '').join();
  const token = /token=([\w.-]+)/.exec(text)?.[1] ?? '';
  return `${pathTo('manageAppointment', taal)}?token=${token}`;
}

/** Presses the button by which the time of a booking is held, on the page behind its link. */
export async function holdTime(page: Page, locale: Locale): Promise<void> {
  const t = translator(locale);
  await page.getByRole('button', { name: t('manageAppointment.holdLabel') }).click();
  await expect(page.locator('[data-standing=held] [data-fact=status]')).toHaveText(
    t('appointmentStatus.held'),
  );
}
