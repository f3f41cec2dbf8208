import { Refusal, type EndpointContext } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';

export type Handle = (services: Services, request: Request, context: EndpointContext) => Promise<Response>;

/** The handlers of an endpoint by method. */
export type Handlers = Partial<Record<'GET' | 'POST', Handle>>;

/**
 * Returns a handler that dispatches a request by its method, and rejects other methods with 405.
 * `HEAD` is handled as `GET`; the platform leaves out the body.
 */
export function byMethod(handlers: Handlers): Handle {
  const methods = new Map(Object.entries(handlers));
  const allow = [...methods.keys()].map((method) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ');
  return async (services, request, context) => {
    const handle = methods.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (!handle) throw new Refusal(405, 'answers.methodNotAllowed', { headers: { allow } });
    return await handle(services, request, context);
  };
}
