/** Bookings on the started site, each by a different visitor. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { availabilityPath, type Availability, type PeriodAvailability } from '#contracts/appointment.ts';
import { aVisitor } from './appointments.ts';
import { findMails } from './arrived-mails.ts';
import { oneOf } from './random.ts';
import { send } from './sent-forms.ts';
import { site } from './site-under-test.ts';
import { anAddress } from './visitors.ts';
import { workerDays } from './worker-days.ts';

/** Requests the free times of a day from the endpoint. */
export async function freeSlots(page: Page, day: string): Promise<string[]> {
  const response = await page.request.get(`${availabilityPath}?date=${day}`);
  return ((await response.json()) as Availability).availableSlots;
}

/** The days with a minimum number of free times, in order. */
export async function findFreeDays(minTimes: number, days = workerDays()): Promise<string[]> {
  const offered = await listOffered(days);
  return offered.filter(({ slots }) => slots.length >= minTimes).map(({ day }) => day);
}

/** Returns a random free time on one of the days. */
export async function findFreeTime(days = workerDays()) {
  const offered = await listOffered(days);
  const { day, slots } = oneOf(offered.filter(({ slots }) => slots.length > 0));
  return { appointmentDate: day, timeSlot: oneOf(slots) };
}

async function listOffered(days: readonly string[]) {
  const headers = { 'x-forwarded-for': anAddress() };
  const response = await fetch(new URL(availabilityPath, site.url), { headers });
  const offered = ((await response.json()) as PeriodAvailability).days;
  return offered.filter(({ day }) => days.includes(day));
}

/** Books a free time, on the day if given; waits until both mails about it have arrived. */
export async function book(page: Page, day?: string, name = `Kim ${randomUUID().slice(0, 8)}`) {
  const time = await findFreeTime(day === undefined ? workerDays() : [day]);
  const visitor = { ...aVisitor(), ...time, naam: name, bedrijf: `Pand ${name}` };
  const reference = await send(page, 'appointment', visitor);
  await expect.poll(async () => (await findMails(reference)).length).toBe(2);
  return { reference, name, ...time };
}

/** Waits until exactly one mail contains `text` and has `subject` in its subject; returns it. */
export async function waitForMail(text: string, subject: string) {
  const find = async () => (await findMails(text)).filter((mail) => mail.subject?.includes(subject));
  await expect.poll(async () => (await find()).length).toBe(1);
  return (await find())[0];
}
