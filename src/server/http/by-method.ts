import { Refusal, type EndpointContext } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';

export type Handle = (services: Services, request: Request, context: EndpointContext) => Promise<Response>;

/** The handlers of an endpoint by method. */
export type Handlers = Partial<Record<'GET' | 'POST', Handle>>;

/**
 * Dispatches a request by its method; `HEAD` as `GET`, whose body the platform omits. Rejects other
 * methods with 405.
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
