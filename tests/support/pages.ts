/** Pages of the tests' built site, as a visitor without script gets them. */
import { byMethod } from '#server/http/by-method.ts';
import { postToPage, showPage } from '#server/pages/pages.ts';
import type { Services } from '#server/http/services.ts';
import { parse, type HTMLElement } from 'node-html-parser';
import { bare, call, formPost, type Fields, type Headers } from './requests.ts';

const pages = byMethod({ GET: showPage, POST: postToPage });

export type AnsweredPage = Awaited<ReturnType<typeof visitPage>>;

/** Parses a page. Non-breaking spaces become plain ones, and scripts and styles remain text. */
export function parseHtml(html: string): HTMLElement {
  return parse(html.replaceAll('\u00a0', ' '), {
    comment: true,
    blockTextElements: { script: true, style: true, pre: true },
  });
}

export function getPage(services: Services, path: string) {
  return visitPage(services, bare(path));
}

/** Posts a form of a page, and waits for its mails. */
export function postPage(services: Services, path: string, fields: Fields, headers?: Headers, ip?: string) {
  return visitPage(services, formPost(path, fields, headers), ip);
}

/** Sends any request to a page. */
export async function visitPage(services: Services, request: Request, ip?: string) {
  const { response, afterwards } = await call(pages, services, request, ip);
  await afterwards;
  return { response, page: parseHtml(await response.text()) };
}

/** Returns the values of a form by input name, without unticked boxes. */
export function valuesOf(form: HTMLElement | null): Record<string, string> {
  const controls = form?.querySelectorAll('input, textarea, option[selected]') ?? [];
  const held = controls.filter(
    ({ attributes: { type = '', checked } }) => !/radio|checkbox/.test(type) || checked !== undefined,
  );
  return Object.fromEntries(
    held.map((control) => [
      (control.closest('select') ?? control).getAttribute('name'),
      // The first line break in a textarea is not part of its text.
      control.tagName === 'TEXTAREA'
        ? control.text.replace(/^\n/, '')
        : (control.getAttribute('value') ?? ''),
    ]),
  ) as Record<string, string>;
}
