import { showAvailability } from '#server/appointments/availability.ts';
import { byMethod, endpoint } from '#server/http/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Gives the times of a day at which an appointment can be booked. */
export default endpoint(byMethod({ GET: showAvailability }));

export const config: Config = { path: '/api/appointments/availability' };
