/** Bookings on the started site, each of a visitor of its own. */
import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { listOfferedDays } from '#domain/booking.ts';
import { appointmentPath, availabilityPath, type Availability } from '#submissions/appointment.ts';
import { aVisitor } from './appointments.ts';
import { findMails } from './arrived-mails.ts';
import { anAppointment } from './forms.ts';
import { site } from './site-under-test.ts';

/** The times of a day that the site calls free. */
export async function freeSlots(page: Page, day: string): Promise<string[]> {
  const response = await page.request.get(`${availabilityPath}?date=${day}`);
  return ((await response.json()) as Availability).availableSlots;
}

/** The days that can be booked, the first to come first. */
export function bookableDays() {
  return listOfferedDays(new Date()).filter(({ isBookable }) => isBookable);
}

/** Any time that is free, on one of the days that no test has for itself. */
export async function findFreeTime(page: Page, days: { day: string }[] = sharedDays()) {
  for (const { day } of days) {
    const slots = await freeSlots(page, day);
    const timeSlot = slots[randomInt(Math.max(1, slots.length))];
    if (timeSlot) return { appointmentDate: day, timeSlot };
  }
  throw new Error('Nothing can be booked.');
}

function sharedDays() {
  return bookableDays().slice(3 + randomInt(5), 11);
}

/** Books, on the day if one is given; gives the reference once both first mails are there. */
export async function book(page: Page, day?: { day: string }) {
  const time = await findFreeTime(page, day && [day]);
  const name = `Kim ${randomUUID().slice(0, 8)}`;
  const data = anAppointment({ ...aVisitor(), ...time, naam: name, bedrijf: `Pand ${name}` });
  const headers = { origin: site.url, 'x-forwarded-for': `192.0.2.${String(randomInt(250))}` };
  const response = await page.request.post(appointmentPath, { data, headers });
  expect(response.status()).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  await expect.poll(async () => (await findMails(reference)).length).toBe(2);
  return { reference, name, ...time };
}

/** The mail about a booking with that in its subject, once it has come. */
export async function waitForMail(reference: string, subject: string) {
  const find = async () => (await findMails(reference)).filter((mail) => mail.subject?.includes(subject));
  await expect.poll(async () => (await find()).length).toBe(1);
  return (await find())[0];
}
