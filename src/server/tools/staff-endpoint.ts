import { permissions } from '#domain/staff/permissions.ts';
import { byMethod, type Handle } from '#server/http/by-method.ts';
import { answerJson } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';
import { requireRole } from '#server/accounts/sessions.ts';

/**
 * Responds to a `GET` with the data of a tool, for staff with the permission; rejects all others
 * with 401 or 403.
 */
export function toolData(read: (services: Services) => object | Promise<object>): Handle {
  return byMethod({
    GET: async (services, request) => {
      await requireRole(services, request, permissions['tools.use']);
      return answerJson(await read(services));
    },
  });
}
