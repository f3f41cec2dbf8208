/** Builders for quote requests, and ways to send them to the endpoint. */
import { pathTo } from '#paths';
import { contactForm } from '#server/forms/contact.ts';
import type { Services } from '#server/http/services.ts';
import { handleSubmission } from '#server/forms/endpoint.ts';
import { contactPath } from '#contracts/contact.ts';
import { anEnvelope } from './envelope.ts';
import { call, formPost, jsonPost, send as sendTo } from './requests.ts';

/** A complete quote request by a person, with a new submission id. */
export function aContact(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...anEnvelope(),
    naam: 'Noor de Vries',
    bedrijf: 'Apotheek De Linde',
    email: 'noor@delinde.example',
    telefoon: '030 - 123 45 67',
    service: 'apotheek',
    bericht: 'Drie ochtenden per week, 180 m².',
    ...changes,
  };
}

export function jsonRequest(body: unknown): Request {
  return jsonPost(contactPath, body);
}

/** A form post by a browser without JavaScript. */
export function formRequest(fields: Record<string, unknown>): Request {
  return formPost(pathTo('contact', 'nl'), fields);
}

const handle = handleSubmission(contactForm);

/** Passes a request to the endpoint. */
export function send(services: Services, request: Request) {
  return call(handle, services, request);
}

/** Sends a quote request as JSON and waits for its mails. */
export function sendContact(services: Services, changes: Record<string, unknown> = {}) {
  return sendTo(handle, services, jsonRequest(aContact(changes)));
}
