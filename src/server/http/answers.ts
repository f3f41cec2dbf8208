/** What requests and answers of every endpoint have in common. */
import type { Parameters } from '#i18n/fill.ts';
import type { MessageKey } from '#i18n/translate.ts';
import type { Context } from '@netlify/functions';

/** The part of Netlify's context that endpoints use, and so all that another platform must give. */
export type EndpointContext = Pick<Context, 'ip' | 'params' | 'waitUntil'>;

export interface RefusalOptions {
  parameters?: Parameters;
  headers?: Record<string, string>;
  /** What an answer in JSON says besides its message. */
  details?: object;
}

/**
 * Thrown to answer something else than success; what the visitor reads is the translated message.
 */
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

/**
 * Headers of every answer that is no page. Netlify applies `_headers` to files only, never to what
 * a function answers. The policy allows nothing, since such an answer is never shown as a document.
 */
const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

export interface AnswerOptions {
  status: number;
  requestId: string;
  headers?: Record<string, string>;
}

/** A JSON answer with the security headers. */
export function answerJson(body: object, { status, requestId, headers }: AnswerOptions): Response {
  return Response.json(body, {
    status,
    headers: { ...answerHeaders, ...headers, 'x-request-id': requestId },
  });
}

/** A file of the type that its headers name, with the security headers. */
export function answerFile(content: string, { status, requestId, headers }: AnswerOptions): Response {
  return new Response(content, {
    status,
    headers: { ...answerHeaders, ...headers, 'x-request-id': requestId },
  });
}

/** Sends the browser on to another page with GET, as after a form post (RFC 9110, 15.4.4). */
export function answerSeeOther(
  location: string,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(null, {
    status: 303,
    headers: { ...answerHeaders, ...headers, location, 'x-request-id': requestId },
  });
}

/**
 * A page that was made for this request; its headers are those that the same page has as a file.
 */
export function answerPage(html: string, { status, requestId, headers }: AnswerOptions): Response {
  return new Response(html, {
    status,
    headers: {
      ...answerHeaders,
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-request-id': requestId,
    },
  });
}
