import { byMethod, endpoint } from '#server/http/endpoint.ts';
import { changeAppointment, showAppointment } from '#server/appointments/manage.ts';
import type { Config } from '@netlify/functions';

/**
 * Shows, moves and cancels the appointment of a link; the page's own path is rewritten to this one.
 */
export default endpoint(byMethod({ GET: showAppointment, POST: changeAppointment }));

export const config: Config = { path: '/api/manage-appointment/:locale' };
