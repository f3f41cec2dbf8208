/** Builds the responses of endpoints, and defines the refusals that become error responses. */
import type { Parameters } from '#i18n/fill.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { commonHeaders, pageHeaders, transportHeaders } from '#domain/security-headers.ts';
import type { Context } from '@netlify/functions';
import { randomUUID } from 'node:crypto';

/** The part of Netlify's context that endpoints use, which other platforms must provide. */
export type EndpointContext = Pick<Context, 'ip' | 'waitUntil'>;

export interface RefusalOptions {
  parameters?: Parameters;
  headers?: Record<string, string>;
  /** Properties of a JSON response besides its message. */
  details?: object;
}

/** Thrown to respond with an error; the visitor reads the translated message. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly messageKey: MessageKey;
  readonly parameters: Parameters;
  readonly headers: Record<string, string>;
  readonly details: object;

  constructor(
    status: number,
    messageKey: MessageKey,
    { parameters = {}, headers = {}, details = {} }: RefusalOptions = {},
  ) {
    super(messageKey);
    this.status = status;
    this.messageKey = messageKey;
    this.parameters = parameters;
    this.headers = headers;
    this.details = details;
  }
}

/** Returns the refusal when a customer's request was erased while staff handled it. */
export const erased = () => new Refusal(404, 'notFound.heading');

/**
 * The default headers of responses other than pages. The policy blocks everything, because such
 * responses are not rendered.
 */
const answerHeaders = {
  ...commonHeaders,
  ...transportHeaders,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

type Body = ConstructorParameters<typeof Response>[0];

export interface AnswerOptions {
  status: number;
  requestId: string;
  headers?: Record<string, string>;
}

/** Returns a JSON response with the security headers; by default 200 with a new request id. */
export function answerJson(body: object, options: Partial<AnswerOptions> = {}): Response {
  const headers = { 'content-type': 'application/json', ...options.headers };
  return answerFile(JSON.stringify(body), { ...options, headers });
}

/** Returns a file response of the type in `headers`, with the security headers. */
export function answerFile(body: Body, options: Partial<AnswerOptions>): Response {
  const { status = 200, requestId = randomUUID(), headers } = options;
  return new Response(body, { status, headers: { ...answerHeaders, ...headers, 'x-request-id': requestId } });
}

/** Returns a page with the security headers. No cache may store it unless `headers` say so. */
export function answerHtml(body: Body, { status, requestId, headers }: AnswerOptions): Response {
  const always = { ...commonHeaders, ...pageHeaders, 'cache-control': 'no-store' };
  const own = { 'content-type': 'text/html; charset=utf-8', 'x-request-id': requestId };
  return new Response(body, { status, headers: { ...always, ...own, ...headers } });
}

/** Redirects with GET, as after a form post (RFC 9110, 15.4.4). */
export function answerSeeOther(location: string, requestId: string, headers?: Record<string, string>) {
  return answerFile(null, { status: 303, requestId, headers: { ...headers, location } });
}

/** Redirects a form post, keeping its method and fields (RFC 9110, 15.4.8). */
export function answerSendAgain(location: string, requestId: string): Response {
  return answerFile(null, { status: 307, requestId, headers: { location } });
}
