/** Examples of forms, each sent to the started site from a random IP address. */
import type { Page } from '@playwright/test';
import type { SubmissionAccepted } from '#contracts/answer.ts';
import { forms } from './forms.ts';
import { site } from './site-under-test.ts';
import { anAddress } from './visitors.ts';

type Changes = Record<string, unknown>;

/** Sends an example of the form; returns the response body. */
export async function sendForm(page: Page, name: keyof typeof forms, changes: Changes = {}) {
  const { form, example } = forms[name];
  const headers = { origin: site.url, 'x-forwarded-for': anAddress() };
  const response = await page.request.post(form.path, { data: example(changes), headers });
  return (await response.json()) as SubmissionAccepted;
}

/** Sends an example of the form; returns its reference. */
export async function send(page: Page, name: keyof typeof forms, changes: Changes = {}): Promise<string> {
  return (await sendForm(page, name, changes)).reference;
}
