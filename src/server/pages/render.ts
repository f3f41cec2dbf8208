import { onDemandPath, type PageProps } from '#submissions/on-demand-page.ts';
import type { OnDemandScreen } from '#submissions/on-demand.ts';
import { renderShared } from '#server/pages/shared-pages.ts';
import { commonHeaders, pageHeaders } from '#domain/security-headers.ts';
import type { AnswerOptions } from '#server/http/answers.ts';
import type { Services } from '#server/services.ts';

/**
 * Answers a screen as it is for one visitor: nobody else may be shown it, unless headers allow it.
 */
export async function answerPage(
  services: Services,
  screen: OnDemandScreen,
  props: PageProps,
  { status, requestId, headers }: AnswerOptions,
): Promise<Response> {
  const path = onDemandPath(screen);
  const body = isShared(headers)
    ? await renderShared(services, path, props)
    : (await services.renderPage(path, props)).body;
  return new Response(body, {
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

function isShared(headers: AnswerOptions['headers']): boolean {
  return headers !== undefined && 'netlify-cdn-cache-control' in headers;
}
