import { onDemandPath, type PageProps } from '#contracts/on-demand-page.ts';
import type { OnDemandScreen } from '#contracts/on-demand.ts';
import { renderShared, type SharedPage } from '#server/rendering/shared-pages.ts';
import { answerHtml, type AnswerOptions } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';

/** Responds with a screen for one visitor, which no cache may store. */
export async function answerPage(
  services: Services,
  screen: OnDemandScreen | 'wait',
  props: PageProps,
  options: AnswerOptions,
): Promise<Response> {
  const { body } = await services.renderPage(onDemandPath(screen), props);
  return answerHtml(body, options);
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
  return answerHtml(await renderShared(services, { ...page, path: onDemandPath(screen) }), options);
}
