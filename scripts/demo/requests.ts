/**
 * Two hundred requests of a working company: of every kind, in every language, from two months ago
 * until just now. The same ones each time, but for their references.
 */
import { appointmentSlots } from '#domain/booking.ts';
import {
  applicationDeadline,
  callbackDeadline,
  confirmationDeadline,
  replyDeadline,
} from '#domain/deadlines.ts';
import { formatReference, referenceBytes } from '#domain/references.ts';
import { spamSigns } from '#domain/spam.ts';
import { statusesOf, type RequestKind } from '#domain/staff/statuses.ts';
import { addOfficeHours, addWorkingDays } from '#domain/working-hours.ts';
import { localesOfDemo, pick } from './pick.ts';
import { storedForms } from '#server/forms/registry.ts';
import {
  applicationAvailability,
  applicationExperience,
  applicationPositions,
} from '#submissions/application.ts';
import { appointmentFrequencies, appointmentServices } from '#submissions/appointment.ts';
import { callbackSubjects, callbackTimes } from '#submissions/callback.ts';
import { contactServices } from '#submissions/contact.ts';
import { testimonialServices } from '#submissions/testimonial.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { demoWords, motivations, praises, spamMessages } from './words.ts';

const counts = { contact: 80, callback: 50, appointment: 40, application: 18, testimonial: 12 } as const;
const hourMs = 3_600_000;

export interface DemoRequest {
  kind: RequestKind;
  table: (typeof storedForms)[number]['table'];
  /** Columns of its table. */
  row: Record<string, unknown> & { reference: string; createdAt: Date; status: string };
}

/** The requests as they stand at that moment. */
export function listDemoRequests(now: Date): DemoRequest[] {
  return storedForms.flatMap((form) => {
    const kind = form.name as RequestKind;
    return Array.from({ length: counts[kind] }, (_, index) => {
      const recent = Math.ceil(counts[kind] * recentShare);
      const createdAt = momentOf(index, recent, counts[kind], now);
      const locale = pick(localesOfDemo, index);
      const isSpam = kind !== 'application' && index % 17 === 11;
      const status = isSpam ? 'pending' : statusOf(kind, index, recent);
      const row = {
        submissionId: randomUUID(),
        reference: formatReference(form.referencePrefix, randomBytes(referenceBytes)),
        locale,
        createdAt,
        status,
        quarantineReasons: isSpam ? [pick(spamSigns, index)] : [],
        page: index % 19 === 7 ? null : pageOf(form.screen, index),
        referrer: index % 19 === 7 ? null : pick(referrers, index),
        ...answers[kind]({ index, now, createdAt, status, locale, isSpam }),
      };
      return { kind, table: form.table, row };
    });
  });
}

/** As a small company has it: most find it by searching, or know its address. */
const referrers = [
  'search',
  'direct',
  'search',
  'own',
  'search',
  'direct',
  'social',
  'own',
  'search',
  'other',
  'direct',
] as const;

/** Mostly the page of the form; a request to be called back can be made on any. */
function pageOf(screen: string, index: number): string {
  if (screen !== 'callback') return screen;
  return pick(['callback', 'home', 'pharmacy', 'callback', 'office', 'contact', 'article', 'sme'], index);
}

/** The part that came in the last days, of which most still waits. */
const recentShare = 0.15;
const recentHours = 60;
const oldestHours = 84 * 24;

/** Close together lately, further apart before; in the hours in which people write. */
function momentOf(index: number, recent: number, count: number, now: Date): Date {
  const isRecent = index < recent;
  const part = isRecent ? index / recent : (index - recent) / (count - recent);
  const ago = isRecent ? part * recentHours : recentHours + part * (oldestHours - recentHours);
  const moment = new Date(now.getTime() - ago * hourMs);
  const inOfficeHours = addOfficeHours(new Date(moment.getTime() - 12 * hourMs), (index % 9) + 0.3);
  // On a Sunday the office hours that follow are still to come.
  return ago < 8 || inOfficeHours > now ? moment : inOfficeHours;
}

/** Most of the newest still wait; of the others each status that there is. */
function statusOf(kind: RequestKind, index: number, recent: number): string {
  const [waiting = 'pending', ...others] = statusesOf(kind).filter((status) => status !== 'approved');
  return index < Math.min(9, recent) || index % 23 === 5 ? waiting : pick(others, index);
}

interface Setting {
  index: number;
  now: Date;
  createdAt: Date;
  status: string;
  locale: (typeof localesOfDemo)[number];
  isSpam: boolean;
}

function personOf({ index, locale }: Setting) {
  const { people, companies } = demoWords[locale];
  const naam = pick(people, index);
  const account =
    naam
      .normalize('NFD')
      .replace(/[^a-zA-Z]+/g, '')
      .toLowerCase() || `lezer${String(index)}`;
  return {
    naam,
    bedrijf: pick(companies, index * 7),
    email: `${account}@${locale === 'nl' ? 'voorbeeld.example' : `${locale}.example`}`,
    telefoon: `+316${String(10_000_000 + index * 137_911).slice(0, 8)}`,
  };
}

function messageOf({ index, locale, isSpam }: Setting): string {
  return isSpam ? pick(spamMessages, index) : pick(demoWords[locale].messages, index);
}

type Answers = (setting: Setting) => Record<string, unknown>;

const answers: Record<RequestKind, Answers> = {
  contact: (setting) => ({
    ...personOf(setting),
    service: pick(contactServices, setting.index),
    dueAt: replyDeadline(setting.createdAt),
    bericht: messageOf(setting),
  }),
  callback: (setting) => {
    const { naam, telefoon, email } = personOf(setting);
    const { index, createdAt } = setting;
    const preferredTime = pick(callbackTimes, index);
    return {
      ...{ naam, telefoon },
      email: index % 3 === 0 ? null : email,
      onderwerp: pick(callbackSubjects, index),
      preferredTime,
      dueAt: callbackDeadline(createdAt, preferredTime),
      bericht: index % 2 === 0 ? messageOf(setting) : null,
    };
  },
  appointment: (setting) => ({
    ...personOf(setting),
    ...timeOf(setting),
    ...cleaningOf(setting),
    dueAt: confirmationDeadline(setting.createdAt),
  }),
  application: (setting) => {
    const { naam, email, telefoon } = personOf(setting);
    const { index, createdAt, status } = setting;
    return {
      ...{ naam, email, telefoon },
      adres: `Voorbeeldlaan ${String(index + 1)}, Utrecht`,
      functie: pick(applicationPositions, index),
      ervaring: pick(applicationExperience, index),
      beschikbaarheid: pick(applicationAvailability, index),
      motivatie: pick(motivations, index),
      cv: index % 2 === 0 ? 'Schoonmaker, 2019-2024\nMedewerker bediening, 2016-2019' : null,
      dueAt: applicationDeadline(createdAt),
      decidedAt: status === 'pending' ? null : addWorkingDays(createdAt, 2),
    };
  },
  testimonial: ({ index }) => ({
    customerName: `Voorbeeldklant ${String(index + 10)}`,
    company: 'Voorbeeldbedrijf',
    location: 'Utrecht',
    service: pick(testimonialServices, index),
    rating: 5 - (index % 3),
    testimonialText: pick(praises, index),
    consentsToName: index % 2 === 0,
    isExample: true,
  }),
};

const daysAhead = 14;

/**
 * One team only, so that every hour can still be booked: those that stand are to come, from the
 * sixth working day on, and those that were done have been.
 */
function timeOf({ index, now, status, isSpam }: Setting) {
  const isAhead = status === 'pending' || status === 'confirmed';
  const day = isAhead
    ? addWorkingDays(now, 6 + (index % daysAhead))
    : new Date(now.getTime() - (index + 3) * 24 * hourMs);
  const weekday = day.getUTCDay();
  const shifted = new Date(day.getTime() - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0) * 24 * hourMs);
  return {
    appointmentDate: shifted.toISOString().slice(0, 10),
    timeSlot: pick(appointmentSlots, ((index % daysAhead) % 5) + Math.floor(index / daysAhead)),
    team: isSpam ? null : 1,
    isConfirmed: status === 'confirmed' || status === 'completed',
  };
}

function cleaningOf(setting: Setting) {
  const { index } = setting;
  return {
    service: pick(appointmentServices, index),
    frequency: pick(appointmentFrequencies, index),
    squareMeters: 80 + index * 20,
    specialRequests: index % 3 === 0 ? messageOf(setting) : null,
    estimatedPrice: setting.status === 'pending' ? null : 75 + index * 5,
  };
}
