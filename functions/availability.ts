import { showAvailability } from '#server/appointments/availability.ts';
import { endpoint } from '#server/app/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Returns the free times of a day, or of all offered days, for a booking or a move. */
export default endpoint({ GET: showAvailability });

export const config: Config = { path: '/api/appointments/availability' };
