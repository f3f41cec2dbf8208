import { defaultLocale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { answerJson, type EndpointContext } from '#server/http.ts';
import { describeError, logToConsole } from '#server/log.ts';
import { getServices, type Services } from '#server/services.ts';
import { randomUUID } from 'node:crypto';

type Handle = (services: Services, request: Request, context: EndpointContext) => Promise<Response>;

/**
 * Makes the function that a platform calls. An error that nothing else caught, such as a wrong environment, becomes a
 * log line and a plain 500: left to the platform it could be answered with its stack trace.
 */
export function endpoint(handle: Handle): (request: Request, context: EndpointContext) => Promise<Response> {
  return async (request, context) => {
    try {
      return await handle(getServices(), request, context);
    } catch (error) {
      const requestId = randomUUID();
      logToConsole({ event: 'endpoint failed', requestId, error: describeError(error) });
      return answerJson(
        { message: translator(defaultLocale)('contact.failureText') },
        { status: 500, requestId },
      );
    }
  };
}
