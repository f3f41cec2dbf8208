/** Builders for quote requests, and ways to send them to the endpoint. */
import { contactForm } from '#server/contact.ts';
import type { EndpointContext } from '#server/http.ts';
import type { Services } from '#server/services.ts';
import { handleSubmission } from '#server/submission-endpoint.ts';
import { randomUUID } from 'node:crypto';

export const contactUrl = 'https://www.example.nl/api/contact';

/** A complete quote request by a person, with a submission id of its own. */
export function aContact(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    submissionId: randomUUID(),
    taal: 'nl',
    naam: 'Noor de Vries',
    bedrijf: 'Apotheek De Linde',
    email: 'noor@delinde.example',
    telefoon: '030 - 123 45 67',
    service: 'apotheek',
    bericht: 'Drie ochtenden per week, 180 m².',
    ...changes,
  };
}

export function jsonRequest(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(contactUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** As a browser without JavaScript posts the form. */
export function formRequest(fields: Record<string, unknown>, headers: Record<string, string> = {}): Request {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return new Request(contactUrl, {
    method: 'POST',
    headers: {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      origin: 'https://www.example.nl',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body,
  });
}

interface Exchange {
  response: Response;
  /** What the endpoint left to be done after its answer. */
  afterwards: Promise<unknown>;
}

/** Lets the endpoint answer a request. */
export async function send(services: Services, request: Request, ip = '192.0.2.1'): Promise<Exchange> {
  const left: Promise<unknown>[] = [];
  const context: EndpointContext = { ip, params: {}, waitUntil: (promise) => left.push(promise) };
  const response = await handleSubmission(contactForm, services, request, context);
  return { response, afterwards: Promise.all(left) };
}

/** Sends a quote request as JSON and waits until its mails were tried. */
export async function sendContact(services: Services, changes: Record<string, unknown> = {}, ip?: string) {
  const { response, afterwards } = await send(services, jsonRequest(aContact(changes)), ip);
  await afterwards;
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body };
}
