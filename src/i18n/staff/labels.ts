/**
 * Labels that the workspace shows in several places. They are plain texts instead of message keys,
 * because the workspace is in Dutch only. Texts of a single page are in its markup.
 */
import type { ClosedDay } from '#domain/staff/closed-day.ts';
import type { HolidayName } from '#domain/holidays.ts';
import type { Role } from '#domain/roles.ts';
import type { QuarantineReason, SpamSign } from '#domain/spam.ts';
import type { UserState } from '#domain/staff/user-states.ts';
import { isRequestStatus, type RequestKind, type RequestStatus } from '#domain/staff/statuses.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Callback } from '#contracts/callback.ts';

export const kindLabels: Readonly<Record<RequestKind, string>> = {
  contact: 'Offerte',
  callback: 'Terugbellen',
  appointment: 'Boeking',
  application: 'Sollicitatie',
  testimonial: 'Ervaring',
};

/** The marks of urgent callback requests, by subject. */
export const callbackMarks: Readonly<Partial<Record<Callback['onderwerp'], string>>> = {
  spoedhulp: 'Spoed',
  klacht: 'Klacht',
};

export const holidayLabels: Readonly<Record<HolidayName, string>> = {
  newYearsDay: 'Nieuwjaarsdag',
  easterMonday: 'Tweede paasdag',
  kingsDay: 'Koningsdag',
  ascensionDay: 'Hemelvaartsdag',
  whitMonday: 'Tweede pinksterdag',
  christmasDay: 'Eerste kerstdag',
  boxingDay: 'Tweede kerstdag',
};

export const closedDayLabels: Readonly<Record<ClosedDay, string>> = {
  ...holidayLabels,
  weekend: 'weekend',
  company: 'vaste vrije dag',
};

/** Explains why nothing is planned on a closed day. */
export function describeClosedDay(closed: ClosedDay): string {
  if (closed === 'weekend') return 'In het weekend werken onze teams niet op afspraak.';
  if (closed === 'company') return 'Dat is een vaste vrije dag.';
  return `Dat is een feestdag: ${closedDayLabels[closed]}.`;
}

export const statusLabels: Readonly<Record<RequestStatus, string>> = {
  pending: 'Nieuw',
  answered: 'Beantwoord',
  won: 'Opdracht',
  lost: 'Geen opdracht',
  called: 'Gebeld',
  closed: 'Afgerond',
  confirmed: 'Bevestigd',
  completed: 'Uitgevoerd',
  cancelled: 'Afgezegd',
  invited: 'Uitgenodigd',
  hired: 'Aangenomen',
  rejected: 'Afgewezen',
  withdrawn: 'Teruggetrokken',
  approved: 'Goedgekeurd',
};

/** The choices of the list's filter; `all` and `later` are not statuses. */
export const statusFilters = { ...statusLabels, all: 'Alle statussen', later: 'Uitgesteld' };

/** The labels of the buttons that set a status. */
export const stepLabels: Readonly<Record<RequestStatus, string>> = {
  pending: 'Zet terug op nieuw',
  answered: 'Is beantwoord',
  won: 'Is opdracht geworden',
  lost: 'Is niet doorgegaan',
  called: 'Is gebeld',
  closed: 'Afronden',
  confirmed: 'Bevestigen',
  completed: 'Is uitgevoerd',
  cancelled: 'Afzeggen',
  invited: 'Uitnodigen',
  hired: 'Aannemen',
  rejected: 'Afwijzen',
  withdrawn: 'Heeft zich teruggetrokken',
  approved: 'Goedkeuren',
};

export const roleLabels: Readonly<Record<Role, string>> = {
  administrator: 'Beheerder',
  'operations-manager': 'Operationeel manager',
  'team-leader': 'Teamleider',
  'demo-user': 'Demogebruiker',
};

export const userStateLabels: Readonly<Record<UserState, string>> = {
  invited: 'Uitgenodigd',
  active: 'Actief',
  deactivated: 'Gedeactiveerd',
};

export const languageLabels: Readonly<Record<Locale, string>> = {
  nl: 'Nederlands',
  en: 'Engels',
  es: 'Spaans',
  de: 'Duits',
  fr: 'Frans',
  ar: 'Arabisch',
};

/** The signs of spam, worded for the end of a sentence. */
export const spamLabels: Readonly<Record<QuarantineReason | SpamSign, string>> = {
  honeypot: 'een verborgen veld is ingevuld',
  'too-fast': 'het formulier is binnen enkele seconden verstuurd',
  links: 'de tekst bevat links',
  repetition: 'de tekst herhaalt zich',
  advertising: 'de tekst lijkt op reclame',
  'no-envelope': 'het is niet met ons formulier verstuurd',
  'blocked-sender': 'de afzender is geblokkeerd',
};

/** The marks of quarantined requests, by reason. */
export const quarantineMarks: Readonly<Record<string, string>> = {
  honeypot: 'Robot',
  'too-fast': 'Te snel verstuurd',
  links: 'Links in de tekst',
  repetition: 'Herhaalde tekst',
  advertising: 'Lijkt op reclame',
  'no-envelope': 'Ander formulier',
  'blocked-sender': 'Geblokkeerd',
};

const scheduleLabels: Readonly<Record<string, string>> = {
  'apply-retention': 'Wissen na de bewaartermijn',
  'deliver-mail': 'E-mail bezorgen',
  'publish-changes': 'Website bijwerken',
  'receive-mail': 'E-mail ophalen',
  'release-holds': 'Onbevestigde tijden vrijgeven',
  'send-digest': 'Ochtendmail',
};

export function labelOfSchedule(name: string): string {
  return scheduleLabels[name] ?? name;
}

export function labelOfStatus(status: unknown): string {
  return isRequestStatus(status) ? statusLabels[status] : String(status);
}

/** The fields of a booking's address with their labels. */
export const addressFields = [
  ['straat', 'Straat en huisnummer'],
  ['postcode', 'Postcode'],
  ['plaats', 'Plaats'],
] as const;
