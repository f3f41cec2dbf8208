import { showAvailability } from '#server/appointments/availability.ts';
import { endpoint } from '#server/app/endpoint.ts';
import { byMethod } from '#server/http/by-method.ts';
import type { Config } from '@netlify/functions';

/** Gives the times of a day at which an appointment can be booked. */
export default endpoint(byMethod({ GET: showAvailability }));

export const config: Config = { path: '/api/appointments/availability' };
