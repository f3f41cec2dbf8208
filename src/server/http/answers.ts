/** Requests and responses of every endpoint. */
import type { Parameters } from '#i18n/fill.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { commonHeaders, transportHeaders } from '#domain/security-headers.ts';
import type { Context } from '@netlify/functions';

/** The part of Netlify's context that endpoints use, which other platforms must provide. */
export type EndpointContext = Pick<Context, 'ip' | 'params' | 'waitUntil'>;

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

/**
 * The headers of every response that is not a page. It is never rendered, so its policy allows
 * nothing.
 */
const answerHeaders = {
  ...commonHeaders,
  ...transportHeaders,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

export interface AnswerOptions {
  status: number;
  requestId: string;
  headers?: Record<string, string>;
}

/** A JSON response with the security headers. */
export function answerJson(body: object, { status, requestId, headers }: AnswerOptions): Response {
  return Response.json(body, {
    status,
    headers: { ...answerHeaders, ...headers, 'x-request-id': requestId },
  });
}

/** A file response of the type in `headers`, with the security headers. */
export function answerFile(content: string, { status, requestId, headers }: AnswerOptions): Response {
  return new Response(content, {
    status,
    headers: { ...answerHeaders, ...headers, 'x-request-id': requestId },
  });
}

/** Redirects with GET, as after a form post (RFC 9110, 15.4.4). */
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

/** Redirects a form post with its method and its fields (RFC 9110, 15.4.8). */
export function answerSendAgain(location: string, requestId: string): Response {
  const headers = { ...answerHeaders, location, 'x-request-id': requestId };
  return new Response(null, { status: 307, headers });
}
