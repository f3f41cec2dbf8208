import { onDemandPath, type PageProps } from '#contracts/on-demand-page.ts';
import type { OnDemandScreen } from '#contracts/on-demand.ts';
import { renderShared, type SharedPage } from '#server/rendering/shared-pages.ts';
import { commonHeaders, pageHeaders } from '#domain/security-headers.ts';
import type { AnswerOptions } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';

/** Responds with a screen for one visitor, which no cache may store. */
export async function answerPage(
  services: Services,
  screen: OnDemandScreen | 'wait',
  props: PageProps,
  options: AnswerOptions,
): Promise<Response> {
  const { body } = await services.renderPage(onDemandPath(screen), props);
  return toResponse(body, options);
}

/**
 * Responds with a screen that is the same for all visitors with these parameters, with cache
 * headers.
 */
export async function answerSharedPage(
  services: Services,
  screen: OnDemandScreen,
  page: Omit<SharedPage, 'path'>,
  options: Required<AnswerOptions>,
): Promise<Response> {
  return toResponse(await renderShared(services, { ...page, path: onDemandPath(screen) }), options);
}

function toResponse(
  body: string | Response['body'],
  { status, requestId, headers }: AnswerOptions,
): Response {
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
