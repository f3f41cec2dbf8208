/** A visitor's appointment, and the link to it in the mail. */
import { pathTo } from '#paths';
import type { Locale } from '#i18n/locales.ts';
import { appointmentPath } from '#contracts/appointment.ts';
import { expect, type Page } from '@playwright/test';
import { aVisitor } from './appointments.ts';
import { findMails } from './arrived-mails.ts';
import { findFreeTime } from './bookings.ts';
import { anAppointment } from './forms.ts';
import { sendForm } from './ways.ts';

/** Books a time; returns the paths of the link in the mail and of the confirmation page. */
export async function bookConfirmed(page: Page, taal: Locale) {
  const visitor = aVisitor();
  const data = anAppointment({ taal, ...visitor, ...(await findFreeTime()) });
  const { confirmation = '' } = await sendForm(page, appointmentPath, data);
  await expect.poll(async () => (await findMails(visitor.email)).length).toBe(2);
  const text = (await findMails(visitor.email)).map((mail) => mail.text ?? '').join();
  const token = /token=([\w.-]+)/.exec(text)?.[1] ?? '';
  return { path: `${pathTo('manageAppointment', taal)}?token=${token}`, confirmation };
}

/** Expects the present status of an appointment on its confirmation page, without a task. */
export async function expectConfirmation(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('[data-reference]')).toBeVisible();
  await expect(page.locator('[data-todo], [data-deadline]')).toHaveCount(0);
}
