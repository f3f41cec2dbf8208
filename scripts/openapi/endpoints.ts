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
  health,
  loggedIn,
  periodAvailability,
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
import { formEntries } from '#server/registry.ts';
import { availabilityPath } from '#submissions/appointment.ts';
import { envelopeFields } from '#submissions/envelope.ts';
import { newsletterActionPaths, type NewsletterAction } from '#submissions/newsletter.ts';
import { testimonialPath } from '#submissions/testimonial.ts';
import * as z from 'zod/mini';

/** The schema of a JSON answer, or the type of another. */
type Answer = z.ZodMiniType | 'text/html' | 'text/csv' | 'text/plain' | 'redirect';

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

/** What every form may be answered, besides its success as JSON. */
const others = {
  307: 'redirect',
  400: refused,
  403: refused,
  413: refused,
  415: refused,
  422: refused,
  429: refused,
  503: refused,
} as const;

const stored = { 200: accepted, 201: accepted, 409: refused, ...others };

/** What forms are answered that are answered in a way of their own, by name. */
const ownAnswers: Record<string, Endpoint['answers']> = {
  appointment: { ...stored, 409: z.union([slotTaken, refused]) },
  newsletter: { 200: told, ...others },
  login: { 200: loggedIn, 401: refused, ...others },
};

const linkQuery = ['token', envelopeFields.locale];

/** What a link in a mail is for: a browser is asked on a page, a mail program acts at once. */
function action(name: NewsletterAction, summary: string): Endpoint[] {
  const shared = { path: newsletterActionPaths[name], query: linkQuery };
  return [
    { ...shared, method: 'GET', summary: 'Go to the page that asks first', answers: { 303: 'redirect' } },
    { ...shared, method: 'POST', summary, answers: { 200: told, 404: told, 503: refused } },
  ];
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
  ...formEntries.map(({ form: { name, path, summary, schema } }) => ({
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
    summary: 'Times of a day that can be booked; without a date, of every day to choose from',
    query: ['date'],
    answers: { 200: z.union([availability, periodAvailability]), 422: refused, 503: refused },
  },
  list(testimonialPath, 'Approved testimonials', testimonials),
  list('/api/testimonials/featured', 'Approved testimonials that are featured', testimonials),
  list('/api/case-studies', 'Published case studies', caseStudies),
  ...action('confirm', 'Confirm a subscription'),
  ...action('unsubscribe', 'End a subscription (RFC 8058)'),
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
    path: '/api/health',
    summary: 'Whether the site does its work, for a monitor',
    answers: { 200: health, 503: health },
  },
  {
    method: 'GET',
    path: '/api/metrics',
    summary: 'Counts and times for Prometheus, with the token of METRICS_TOKEN; 404 where none is set',
    answers: { 200: 'text/plain', 401: refused, 404: refused },
  },
  {
    method: 'GET',
    path: customerDataPath,
    summary: 'Contact data of customers, for an administrator (HTTP Basic)',
    answers: { 200: 'text/csv', 401: refused, 429: refused, 503: refused },
  },
];
