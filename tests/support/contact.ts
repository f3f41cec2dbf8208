/** Quote requests, for tests in which the kind of request does not matter. */
import { pathTo } from '#paths';
import type { Services } from '#server/http/services.ts';
import { contactPath } from '#contracts/contact.ts';
import { forms, sendExample } from './forms.ts';
import { call, formPost, jsonPost } from './requests.ts';

type Answers = Record<string, unknown>;

export const aContact = forms.contact.example;

export const jsonRequest = (body: unknown) => jsonPost(contactPath, body);

/** A form post by a browser without JavaScript. */
export const formRequest = (fields: Answers) => formPost(pathTo('contact', 'nl'), fields);

/** Passes a request to the endpoint. */
export const send = (services: Services, request: Request) => call(forms.contact.handle, services, request);

/** Sends a quote request as JSON and waits for its mails. */
export const sendContact = (services: Services, changes?: Answers) =>
  sendExample(forms.contact, services, changes);
