/** Fills the page on which a visitor views, moves and cancels an appointment. The build wrote it with all that it can say. */
import { startsAt } from '#domain/booking.ts';
import { isLocale, type Locale } from '#i18n/locales.ts';
import { formatFullDay, formatMoment } from '#i18n/moments.ts';
import type { IssueKey } from '#i18n/issues.ts';
import { pathTo } from '#i18n/routes.ts';
import { translator, type MessageKey } from '#i18n/translate.ts';
import { managePagePath } from '#server/appointments/link.ts';
import type { StoredAppointment } from '#server/appointments/store.ts';
import type { FreeDay } from '#server/appointments/times.ts';
import { renderFormPage } from '#server/forms/form-page.ts';
import { escapeHtml, parseHtml, writeText } from '#server/html.ts';
import { answerPage, answerSeeOther, type AnswerOptions } from '#server/http/answers.ts';
import { findPage } from '#server/page.ts';
import type { Services } from '#server/services.ts';
import {
  manageAppointmentPath,
  manageFields,
  type AppointmentState,
} from '#submissions/manage-appointment.ts';
import type { HTMLElement } from 'node-html-parser';

export interface ManageView {
  locale: Locale;
  state: AppointmentState;
  token: string;
  /** Undefined when the link opens none. */
  appointment: StoredAppointment | undefined;
  /** The days to which it can move. */
  freeDays: FreeDay[];
  /** The day whose times are shown. */
  chosenDay: string | undefined;
  /** True right after it was moved. */
  isMoved: boolean;
  /** Why it was not moved. */
  problem: ManageProblem | undefined;
}

export interface ManageProblem {
  /** What to do about it, above the form. */
  text: MessageKey;
  /** What is wrong with the time. */
  issue: IssueKey;
}

/** Answers the page of a language as the view has it; sends the browser home when the site was not built. */
export async function answerManagePage(
  { siteDirectory }: Services,
  view: ManageView,
  { headers, ...options }: AnswerOptions,
): Promise<Response> {
  const page = await findPage(siteDirectory, pathTo('manageAppointment', view.locale));
  if (!page) return answerSeeOther(pathTo('home', view.locale), options.requestId);
  const html = fillManagePage(page.html, view);
  return answerPage(html, { ...options, headers: { ...page.headers, ...headers } });
}

/** Shows what belongs to the state of the appointment, and writes the appointment and the free times into it. */
export function fillManagePage(html: string, view: ManageView): string {
  const page = parseHtml(html);
  for (const part of page.querySelectorAll('[data-when]')) {
    toggle(part, (part.getAttribute('data-when') ?? '').split(' ').includes(view.state));
  }
  toggle(page.querySelector('[data-notice]'), view.isMoved);
  keepToken(page, view.token);
  if (view.appointment) writeFacts(page, view.locale, view.appointment);
  if (view.state === 'open') writeChoices(page, view);
  return view.problem ? showProblem(page.toString(), view.locale, view.problem) : page.toString();
}

function showProblem(html: string, locale: Locale, { text, issue }: ManageProblem): string {
  const t = translator(locale);
  return renderFormPage(html, {
    action: `${manageAppointmentPath}/${locale}`,
    values: {},
    summaryTitle: t('form.summaryTitle'),
    summaryText: t(text),
    errors: { timeSlot: t(issue) },
  });
}

function toggle(element: HTMLElement | null, isShown: boolean): void {
  if (isShown) element?.removeAttribute('hidden');
  else element?.setAttribute('hidden', '');
}

/** In the forms, and in the links to the other languages. */
function keepToken(page: HTMLElement, token: string): void {
  setValue(page, manageFields.token, token);
  for (const link of page.querySelectorAll('a[data-locale]')) {
    const language = link.getAttribute('data-locale');
    if (isLocale(language)) link.setAttribute('href', escapeHtml(managePagePath(language, token)));
  }
}

function setValue(page: HTMLElement, name: string, value: string): void {
  for (const input of page.querySelectorAll(`input[name="${name}"]`)) {
    input.setAttribute('value', escapeHtml(value));
  }
}

function writeFacts(page: HTMLElement, locale: Locale, appointment: StoredAppointment): void {
  const t = translator(locale);
  const facts = {
    moment: formatMoment(startsAt(appointment.day, appointment.slot), locale),
    service: t(`appointment.${appointment.service}`),
    frequency: t(`appointment.${appointment.frequency}`),
    reference: appointment.reference,
  };
  for (const [name, text] of Object.entries(facts)) writeText(page, `[data-fact="${name}"]`, [text]);
}

function writeChoices(page: HTMLElement, { locale, freeDays, chosenDay = '' }: ManageView): void {
  const slots: readonly string[] = freeDays.find(({ day }) => day === chosenDay)?.slots ?? [];
  toggle(page.querySelector('[data-no-days]'), freeDays.length === 0);
  toggle(page.querySelector('[data-days]'), freeDays.length > 0);
  toggle(page.querySelector('[data-no-times]'), chosenDay !== '' && slots.length === 0);
  toggle(page.querySelector('[data-times]'), slots.length > 0);
  page
    .querySelector('[data-days] select')
    ?.insertAdjacentHTML('beforeend', freeDays.map(({ day }) => toOption(day, chosenDay, locale)).join(''));
  writeText(page, '[data-chosen-day]', slots.length > 0 ? [formatFullDay(chosenDay, locale)] : []);
  setValue(page, 'appointmentDate', chosenDay);
  for (const choice of page.querySelectorAll('[data-times] label')) {
    if (!slots.includes(choice.querySelector('input')?.getAttribute('value') ?? '')) choice.remove();
  }
}

function toOption(day: string, chosenDay: string, locale: Locale): string {
  const selected = day === chosenDay ? ' selected' : '';
  return `<option value="${day}"${selected}>${escapeHtml(formatFullDay(day, locale))}</option>`;
}
