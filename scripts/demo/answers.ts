/** What people answered in each form. */
import { appointmentSlots } from '#domain/booking.ts';
import {
  applicationDeadline,
  callbackDeadline,
  confirmationDeadline,
  replyDeadline,
} from '#domain/deadlines.ts';
import type { RequestKind } from '#domain/staff/statuses.ts';
import { addWorkingDays } from '#domain/working-hours.ts';
import {
  applicationAvailability,
  applicationExperience,
  applicationPositions,
} from '#submissions/application.ts';
import { appointmentFrequencies, appointmentServices } from '#submissions/appointment.ts';
import { callbackSubjects, callbackTimes } from '#submissions/callback.ts';
import { contactServices } from '#submissions/contact.ts';
import { testimonialServices } from '#submissions/testimonial.ts';
import { pick, type localesOfDemo } from './pick.ts';
import { demoWords, motivations, praises, spamMessages } from './words.ts';

const hourMs = 3_600_000;

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

/** Kind -> the columns of its form, beside those that every submission has. */
export const answers: Record<RequestKind, Answers> = {
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
