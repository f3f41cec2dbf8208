/** What each form may be sent with, and the page that confirms it. */
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
import { availabilityPath, type PeriodAvailability } from '#submissions/appointment.ts';
import { submissions, type SubmissionName } from '#submissions/registry.ts';
import type { Scene } from './scene.ts';

interface Sent {
  form: SubmissionName;
  /** Besides who sends it. */
  answers: Record<string, string>;
}

/** What ends differently stands here twice. */
const endings: Record<string, Sent> = {
  contact: { form: 'contact', answers: { bedrijf: 'De Linde', service: 'apotheek' } },
  callback: { form: 'callback', answers: { onderwerp: 'offerte-aanvraag' } },
  'callback-urgent': { form: 'callback', answers: { onderwerp: 'spoedhulp' } },
  appointment: {
    form: 'appointment',
    answers: { bedrijf: 'De Linde', service: 'kantoor', frequency: 'wekelijks' },
  },
  application: {
    form: 'application',
    answers: {
      adres: 'Voorbeeldstraat 1, Utrecht',
      functie: 'teamleider',
      ervaring: '3-5jaar',
      beschikbaarheid: 'deeltijd',
      motivatie: 'Ik werk graag met mijn handen en zie meteen wat ik die dag heb gedaan.',
    },
  },
  testimonial: {
    form: 'testimonial',
    answers: {
      rating: '4',
      testimonialText: 'Netjes en op tijd.',
      service: 'Zorgcentra',
      customerName: 'Noor',
    },
  },
};

export const confirmations: Scene[] = Object.entries(endings).map(([name, { form, answers }]) => ({
  name: `confirmation-${name}`,
  path: (locale) => pathTo(contractOf(form).screen, locale),
  act: async (page, locale) => {
    const address = await sendForm(page, form, locale, { ...aSender(), ...answers });
    await page.goto(address);
    await hideReferences(page);
  },
}));

/** One that may book: nobody holds more than a few appointments at a time. */
export function aSender() {
  const telefoon = `030 ${String(randomInt(2_000_000, 9_999_999))}`;
  return { naam: 'Noor', email: `noor.${String(randomInt(1_000_000))}@example.nl`, telefoon };
}

/** Books some time; gives the address of who did. */
export async function book(page: Page, locale: Locale): Promise<string> {
  const sender = aSender();
  await sendForm(page, 'appointment', locale, { ...sender, ...endings.appointment?.answers });
  return sender.email;
}

/** Sends a form as a browser without script does; gives where that leads. */
export async function sendForm(
  page: Page,
  name: SubmissionName,
  locale: Locale,
  answers: Record<string, string>,
): Promise<string> {
  const time = name === 'appointment' ? await findFreeTime(page) : {};
  const { origin } = new URL(page.url());
  const headers = { origin, referer: page.url(), 'x-forwarded-for': anAddress() };
  const form = { taal: locale, ...answers, ...time };
  const response = await page.request.post(contractOf(name).path, { form, headers });
  if (!response.ok()) throw new Error(`The form was answered with ${String(response.status())}.`);
  return response.url();
}

/** Of a visitor of its own, since one visitor may send only so much. */
export function anAddress(): string {
  return `10.${String(randomInt(256))}.${String(randomInt(256))}.${String(randomInt(1, 255))}`;
}

function contractOf(name: SubmissionName) {
  const contract = submissions.find((known) => known.name === name);
  if (!contract) throw new Error(`There is no form "${name}".`);
  return contract;
}

/** The last that is free: no time of it passes while pictures are taken. */
async function findFreeTime(page: Page): Promise<Record<string, string>> {
  const response = await page.request.get(availabilityPath);
  const { days } = (await response.json()) as PeriodAvailability;
  const last = days.findLast(({ slots }) => slots.length > 0);
  return { appointmentDate: last?.day ?? '', timeSlot: last?.slots[0] ?? '' };
}

/** Puts references, which are random, out of the picture. */
export async function hideReferences(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = text.nodeValue?.replace(/[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}/g, 'REF-0000-0000') ?? '';
  });
}
