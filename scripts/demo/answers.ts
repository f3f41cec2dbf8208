import { company } from '#company';
import { appointmentSlots } from '#domain/booking.ts';
import { addDays, isoWeekday, toLocalTime } from '#domain/days.ts';
import {
  applicationDeadline,
  callbackDeadline,
  confirmationDeadline,
  replyDeadline,
} from '#domain/deadlines.ts';
import { isHoliday } from '#domain/holidays.ts';
import type { RequestKind } from '#domain/staff/statuses.ts';
import { addWorkingDays } from '#domain/working-hours.ts';
import {
  applicationAvailability,
  applicationExperience,
  applicationPositions,
} from '#contracts/application.ts';
import { appointmentFrequencies, appointmentServices } from '#contracts/appointment.ts';
import { callbackSubjects, callbackTimes } from '#contracts/callback.ts';
import { contactServices } from '#contracts/contact.ts';
import { lostReasons } from '#contracts/staff/quote.ts';
import { testimonialServices } from '#contracts/testimonial.ts';
import { pick, type demoLocales } from './pick.ts';
import { demoWords, motivations, praises, spamMessages } from './words.ts';

const weekdays: readonly number[] = company.appointments.weekdays;

interface DemoContext {
  index: number;
  /** The number of preceding requests of the same kind and status in the list, newest first. */
  nth: number;
  now: Date;
  createdAt: Date;
  status: string;
  locale: (typeof demoLocales)[number];
  isSpam: boolean;
}

function personOf({ index, locale }: DemoContext) {
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

/** The quote of a request, mostly per month, and the reason if it is lost. */
function quoteOf({ index, status, isSpam }: DemoContext) {
  if (status === 'pending' || isSpam) return {};
  const unit = index % 5 === 0 ? 'visit' : 'month';
  return {
    quoteAmount: unit === 'visit' ? 62.5 + index : 290 + index * 17.5,
    quoteUnit: unit,
    lostReason: status === 'lost' ? pick(lostReasons, index) : null,
  };
}

function messageOf({ index, locale, isSpam }: DemoContext): string {
  return isSpam ? pick(spamMessages, index) : pick(demoWords[locale].messages, index);
}

type Answers = (context: DemoContext) => Record<string, unknown>;

/** The columns of a submission by kind, besides those that all submissions have. */
export const answers: Record<RequestKind, Answers> = {
  contact: (context) => ({
    ...personOf(context),
    service: pick(contactServices, context.index),
    dueAt: replyDeadline(context.createdAt),
    bericht: messageOf(context),
    ...quoteOf(context),
  }),
  callback: (context) => {
    const { naam, telefoon, email } = personOf(context);
    const { index, createdAt } = context;
    const preferredTime = pick(callbackTimes, index);
    return {
      ...{ naam, telefoon },
      email: index % 3 === 0 ? null : email,
      onderwerp: pick(callbackSubjects, index),
      preferredTime,
      dueAt: callbackDeadline(createdAt, preferredTime),
      bericht: index % 2 === 0 ? messageOf(context) : null,
    };
  },
  appointment: (context) => ({
    ...personOf(context),
    ...timeOf(context),
    ...cleaningOf(context),
    dueAt: confirmationDeadline(context.createdAt),
  }),
  application: (context) => {
    const { naam, email, telefoon } = personOf(context);
    const { index, createdAt, status } = context;
    const isDecided = status !== 'pending' && status !== 'invited';
    return {
      ...{ naam, email, telefoon },
      adres: `Voorbeeldlaan ${String(index + 1)}, Utrecht`,
      functie: pick(applicationPositions, index),
      ervaring: pick(applicationExperience, index),
      beschikbaarheid: pick(applicationAvailability, index),
      motivatie: pick(motivations, index),
      cv: index % 2 === 0 ? 'Schoonmaker, 2019-2024\nMedewerker bediening, 2016-2019' : null,
      dueAt: applicationDeadline(createdAt),
      decidedAt: isDecided ? addWorkingDays(createdAt, 2) : null,
      // Without this consent, older applications would have expired after their decision.
      consentsToKeep: isDecided,
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

/**
 * Distributes bookings over the working days of some weeks, with one team per hour, so that every
 * hour remains bookable. Completed and cancelled bookings are in the past, the others today or
 * later.
 */
function timeOf({ nth, now, status, isSpam }: DemoContext) {
  const isSettled = status === 'confirmed' || status === 'completed';
  const offsets: Record<string, number> = { pending: 1 + nth, confirmed: nth };
  const offset = offsets[status] ?? -1 - nth;
  const distance = Math.abs(offset);
  return {
    appointmentDate: workingDay(now, offset),
    timeSlot: pick(appointmentSlots, distance * 3 + (isSettled ? 0 : 4)),
    team: isSpam ? null : 1 + ((distance + (isSettled ? 0 : 1)) % 2),
    hours: status === 'confirmed' && distance % 2 === 1 ? 2 : 1,
    isConfirmed: isSettled,
  };
}

/** Returns a working day relative to today; 0 is today or the next working day. */
function workingDay(now: Date, offset: number): string {
  const today = toLocalTime(now, company.timeZone).day;
  const step = offset < 0 ? -1 : 1;
  let day = offset < 0 ? today : addDays(today, -1);
  for (let left = offset < 0 ? -offset : offset + 1; left > 0;) {
    day = addDays(day, step);
    if (weekdays.includes(isoWeekday(day)) && !isHoliday(day)) left -= 1;
  }
  return day;
}

function cleaningOf(context: DemoContext) {
  const { index } = context;
  const hasAddress = index % 4 !== 3 && !context.isSpam;
  return {
    service: pick(appointmentServices, index),
    frequency: pick(appointmentFrequencies, index),
    squareMeters: 80 + index * 20,
    straat: hasAddress ? `Voorbeeldlaan ${String(index + 1)}` : null,
    postcode: hasAddress ? `${String(3500 + index)} AB` : null,
    plaats: hasAddress ? 'Utrecht' : null,
    specialRequests: index % 3 === 0 ? messageOf(context) : null,
    estimatedPrice: context.status === 'pending' ? null : 75 + index * 5,
  };
}
