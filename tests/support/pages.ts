/** Pages of the tests' built site, as a visitor without script gets them. */
import { byMethod } from '#server/http/by-method.ts';
import { postToPage, showPage } from '#server/pages/pages.ts';
import type { Services } from '#server/http/services.ts';
import { parse, type HTMLElement } from 'node-html-parser';
import { bare, call, formPost, type Fields, type Headers } from './requests.ts';

const pages = byMethod({ GET: showPage, POST: postToPage });

export interface AnsweredPage {
  response: Response;
  page: HTMLElement;
}

/** Parses a page, with non-breaking spaces as plain ones; scripts and styles remain text. */
export function parseHtml(html: string): HTMLElement {
  return parse(html.replaceAll('\u00a0', ' '), {
    comment: true,
    blockTextElements: { script: true, style: true, pre: true },
  });
}

export function getPage(services: Services, path: string): Promise<AnsweredPage> {
  return visitPage(services, bare(path));
}

/** Posts a form of a page, and waits for its mails. */
export function postPage(services: Services, path: string, fields: Fields, headers?: Headers, ip?: string) {
  return visitPage(services, formPost(path, fields, headers), ip);
}

/** Sends any request to a page. */
export async function visitPage(services: Services, request: Request, ip?: string): Promise<AnsweredPage> {
  const { response, afterwards } = await call(pages, services, request, ip);
  await afterwards;
  return { response, page: parseHtml(await response.text()) };
}

/** The hidden inputs of the form in the page. */
export function hiddenInputs(page: HTMLElement): Record<string, string> {
  const inputs = page.querySelectorAll('main form input[type="hidden"]');
  const entries = inputs.map((input) => [input.getAttribute('name'), input.getAttribute('value')]);
  return Object.fromEntries(entries) as Record<string, string>;
}
