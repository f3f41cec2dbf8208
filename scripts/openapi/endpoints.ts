/**
 * Every endpoint with what it takes and answers: the source of `docs/openapi.json` and
 * `docs/api.md`.
 */
import {
  accepted,
  adTexts,
  analyticsStatus,
  availability,
  caseStudies,
  loggedIn,
  refused,
  session,
  sitelinks,
  slotTaken,
  testimonials,
  told,
} from './answers.ts';
import { adTextsPath } from '#domain/ad-texts.ts';
import { analyticsStatusPath, customerDataPath } from '#domain/analytics-status.ts';
import { sitelinksPath } from '#domain/sitelinks.ts';
import { forms } from '#server/forms/registry.ts';
import { availabilityPath } from '#submissions/appointment.ts';
import { caseStudiesPath } from '#submissions/case-study.ts';
import { envelopeFields } from '#submissions/envelope.ts';
import { manageAppointmentPath, manageFields, moveSchema } from '#submissions/manage-appointment.ts';
import { newsletterActionPaths } from '#submissions/newsletter.ts';
import { featuredTestimonialsPath, testimonialPath } from '#submissions/testimonial.ts';
import * as z from 'zod/mini';

/** The schema of a JSON answer, or the type of another. */
type Answer = z.ZodMiniType | 'text/html' | 'text/csv' | 'redirect';

export interface Endpoint {
  method: 'GET' | 'POST';
  /** As Netlify writes it, with `:locale`. */
  path: string;
  summary: string;
  body?: z.ZodMiniType;
  /**
   * Of a form: the body also holds the envelope of every form, and a browser without script gets
   * pages for its answers.
   */
  isForm?: boolean;
  query?: string[];
  answers: Record<number, Answer>;
}

/** What the forms of the page that manages an appointment send. */
const manageBody = z.object({
  [manageFields.token]: z.string(),
  [manageFields.action]: z.enum(['move', 'cancel']),
  ...z.partial(moveSchema).shape,
});

/** What every form may be answered, besides its success as JSON. */
const others = {
  303: 'redirect',
  400: refused,
  403: refused,
  413: refused,
  415: refused,
  422: refused,
  429: refused,
  503: refused,
} as const;

const stored = { 200: accepted, 201: accepted, ...others };

/** What forms are answered that are answered in a way of their own, by name. */
const ownAnswers: Record<string, Endpoint['answers']> = {
  appointment: { ...stored, 409: slotTaken },
  newsletter: { 200: told, ...others },
  login: { 200: loggedIn, 401: refused, ...others },
};

const linkQuery = ['token', envelopeFields.locale];

function page(method: Endpoint['method'], path: string, summary: string, query: string[]): Endpoint {
  return { method, path, summary, query, answers: { 200: 'text/html', 404: 'text/html', 503: 'text/html' } };
}

function list(path: string, summary: string, answer: Answer): Endpoint {
  return { method: 'GET', path, summary, answers: { 200: answer, 503: refused } };
}

function staff(path: string, summary: string, answer: Answer): Endpoint {
  return {
    method: 'GET',
    path,
    summary,
    answers: { 200: answer, 401: refused, 403: refused, 503: refused },
  };
}

export const endpoints: Endpoint[] = [
  ...forms.map(({ name, path, summary, schema }) => ({
    method: 'POST' as const,
    path,
    summary,
    body: schema,
    isForm: true,
    answers: ownAnswers[name] ?? stored,
  })),
  {
    method: 'GET',
    path: availabilityPath,
    summary: 'Times of a day that can be booked',
    query: ['date'],
    answers: { 200: availability, 422: refused, 503: refused },
  },
  list(testimonialPath, 'Approved testimonials', testimonials),
  list(featuredTestimonialsPath, 'Approved testimonials that are featured', testimonials),
  list(caseStudiesPath, 'Published case studies', caseStudies),
  page('GET', newsletterActionPaths.confirm, 'Ask a subscriber to confirm', linkQuery),
  page('POST', newsletterActionPaths.confirm, 'Confirm a subscription', linkQuery),
  page('GET', newsletterActionPaths.unsubscribe, 'Ask a subscriber whether to stop', linkQuery),
  page('POST', newsletterActionPaths.unsubscribe, 'End a subscription (RFC 8058)', linkQuery),
  page('GET', `${manageAppointmentPath}/:locale`, 'Show an appointment', [
    manageFields.token,
    manageFields.day,
    'moved',
  ]),
  {
    method: 'POST',
    path: `${manageAppointmentPath}/:locale`,
    summary: 'Move or cancel an appointment',
    body: manageBody,
    answers: {
      303: 'redirect',
      400: 'text/html',
      403: 'text/html',
      404: 'text/html',
      409: 'text/html',
      413: 'text/html',
      415: 'text/html',
      422: 'text/html',
      503: 'text/html',
    },
  },
  page('GET', '/api/confirmation/:locale', 'The page after a form post', [
    'form',
    'reference',
    'deadline',
    'startsAt',
    'signature',
  ]),
  page('GET', '/api/search-page/:locale', 'The search page, with its own security policy', ['q']),
  {
    method: 'POST',
    path: '/api/logout',
    summary: 'Log out',
    answers: { 200: told, 303: 'redirect', 403: refused, 503: refused },
  },
  {
    method: 'GET',
    path: '/api/session',
    summary: 'Who is logged in',
    answers: { 200: session, 401: refused, 503: refused },
  },
  staff(adTextsPath, 'Texts of the search advertisement', adTexts),
  staff(sitelinksPath, 'Links under the search advertisement', sitelinks),
  staff(analyticsStatusPath, 'Whether the site measures', analyticsStatus),
  {
    method: 'GET',
    path: customerDataPath,
    summary: 'Contact data of customers, for an administrator (HTTP Basic)',
    answers: { 200: 'text/csv', 401: refused, 429: refused, 503: refused },
  },
];
