/** Every endpoint with what it takes and answers: the source of `docs/openapi.json` and `docs/api.md`. */
import {
  accepted,
  availability,
  caseStudies,
  refused,
  session,
  slotTaken,
  testimonials,
  told,
} from './answers.ts';
import { applicationPath, applicationSchema } from '#submissions/application.ts';
import { appointmentPath, appointmentSchema, availabilityPath } from '#submissions/appointment.ts';
import { callbackPath, callbackSchema } from '#submissions/callback.ts';
import { contactPath, contactSchema } from '#submissions/contact.ts';
import { manageAppointmentPath } from '#submissions/manage-appointment.ts';
import { newsletterActionPaths, newsletterPath, newsletterSchema } from '#submissions/newsletter.ts';
import { testimonialPath, testimonialSchema } from '#submissions/testimonial.ts';
import type * as z from 'zod/mini';

/** The schema of a JSON answer, or the type of another. */
type Answer = z.ZodMiniType | 'text/html' | 'text/csv' | 'application/json' | 'redirect';

export interface Endpoint {
  method: 'GET' | 'POST';
  /** As Netlify writes it, with `:locale`. */
  path: string;
  summary: string;
  /** What the body holds, besides the envelope of every form. */
  body?: z.ZodMiniType;
  query?: string[];
  answers: Record<number, Answer>;
}

/** What every form may be answered besides success. */
const refusals = {
  400: refused,
  403: refused,
  413: refused,
  415: refused,
  422: refused,
  429: refused,
  503: refused,
};

function form(
  path: string,
  summary: string,
  body: z.ZodMiniType,
  answers: Endpoint['answers'] = {},
): Endpoint {
  return {
    method: 'POST',
    path,
    summary,
    body,
    answers: { 200: accepted, 201: accepted, ...refusals, ...answers },
  };
}

function page(method: Endpoint['method'], path: string, summary: string, query: string[]): Endpoint {
  return { method, path, summary, query, answers: { 200: 'text/html', 404: 'text/html', 503: 'text/html' } };
}

function staff(path: string, summary: string): Endpoint {
  return { method: 'GET', path, summary, answers: { 200: 'application/json', 401: refused, 403: refused } };
}

export const endpoints: Endpoint[] = [
  form(contactPath, 'Request a quote', contactSchema),
  form(callbackPath, 'Ask to be called back', callbackSchema),
  form(appointmentPath, 'Book an appointment', appointmentSchema, { 409: slotTaken }),
  form(applicationPath, 'Apply for a job', applicationSchema),
  form(testimonialPath, 'Send a testimonial', testimonialSchema),
  {
    ...form(newsletterPath, 'Subscribe to the newsletter', newsletterSchema),
    answers: { 200: told, ...refusals },
  },
  {
    method: 'GET',
    path: availabilityPath,
    summary: 'Times of a day that can be booked',
    query: ['date'],
    answers: { 200: availability, 422: refused, 503: refused },
  },
  {
    method: 'GET',
    path: testimonialPath,
    summary: 'Approved testimonials',
    answers: { 200: testimonials, 503: refused },
  },
  {
    method: 'GET',
    path: '/api/testimonials/featured',
    summary: 'Approved testimonials that are featured',
    answers: { 200: testimonials, 503: refused },
  },
  {
    method: 'GET',
    path: '/api/case-studies',
    summary: 'Published case studies',
    answers: { 200: caseStudies, 503: refused },
  },
  page('GET', newsletterActionPaths.confirm, 'Ask a subscriber to confirm', ['token']),
  page('POST', newsletterActionPaths.confirm, 'Confirm a subscription', ['token']),
  page('GET', newsletterActionPaths.unsubscribe, 'Ask a subscriber whether to stop', ['token']),
  page('POST', newsletterActionPaths.unsubscribe, 'End a subscription (RFC 8058)', ['token']),
  page('GET', `${manageAppointmentPath}/:locale`, 'Show an appointment', ['token']),
  {
    method: 'POST',
    path: `${manageAppointmentPath}/:locale`,
    summary: 'Move or cancel an appointment',
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
    'signature',
  ]),
  page('GET', '/api/search-page/:locale', 'The search page, with its own security policy', ['q']),
  {
    method: 'POST',
    path: '/api/login',
    summary: 'Log in',
    answers: {
      200: 'application/json',
      401: refused,
      ...refusals,
    },
  },
  {
    method: 'POST',
    path: '/api/logout',
    summary: 'Log out',
    answers: { 200: 'application/json', 403: refused },
  },
  {
    method: 'GET',
    path: '/api/session',
    summary: 'Who is logged in',
    answers: { 200: session, 401: refused },
  },
  staff('/api/ad-texts', 'Texts of the search advertisement'),
  staff('/api/sitelinks', 'Links under the search advertisement'),
  staff('/api/analytics-status', 'Whether the site measures'),
  {
    method: 'GET',
    path: '/api/customer-data.csv',
    summary: 'Contact data of customers, for an administrator (HTTP Basic)',
    answers: { 200: 'text/csv', 401: refused, 429: refused, 503: refused },
  },
];
