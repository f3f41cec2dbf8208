import { onDemandPath, type PageProps } from '#contracts/on-demand-page.ts';
import type { OnDemandScreen } from '#contracts/on-demand.ts';
import { answerHtml, type AnswerOptions } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';

/** Responds with a screen. No cache may store the response unless the headers say so. */
export async function answerPage(
  services: Services,
  screen: OnDemandScreen | 'wait',
  props: PageProps,
  options: AnswerOptions,
): Promise<Response> {
  const { body } = await services.renderPage(onDemandPath(screen), props);
  return answerHtml(body, options);
}
