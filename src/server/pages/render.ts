/** Renders the pages that differ per visitor with the server module of the built site. */
import { onDemandPath, type OnDemandScreen, type PageProps } from '#i18n/on-demand.ts';
import { commonHeaders, pageHeaders } from '#server/http/security-headers.ts';
import type { AnswerOptions } from '#server/http/answers.ts';
import type { Services } from '#server/services.ts';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Gives the page of a path, as `onDemandPath` names it, with what it shows. */
export type RenderPage = (path: string, props: PageProps) => Promise<Response>;

/** Renders with the site in a folder, whose module is loaded at the first page. */
export function pagesOf(siteDirectory: string): RenderPage {
  const module = pathToFileURL(resolve(siteDirectory, 'server/entry.mjs')).href;
  return async (path, props) => {
    const { renderPage } = (await import(module)) as { renderPage: RenderPage };
    return renderPage(path, props);
  };
}

/** Answers a screen as it is for one visitor: nobody else may be shown it, unless headers allow it. */
export async function answerPage(
  { renderPage }: Services,
  screen: OnDemandScreen,
  props: PageProps,
  { status, requestId, headers }: AnswerOptions,
): Promise<Response> {
  const page = await renderPage(onDemandPath(screen), props);
  return new Response(page.body, {
    status,
    headers: {
      ...commonHeaders,
      ...pageHeaders,
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-request-id': requestId,
      ...headers,
    },
  });
}
