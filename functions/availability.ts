import { showAvailability } from '#server/appointments/availability.ts';
import { endpoint } from '#server/app/endpoint.ts';
import { byMethod } from '#server/http/by-method.ts';
import type { Config } from '@netlify/functions';

/** Returns the free times of a day, or of all offered days. */
export default endpoint(byMethod({ GET: showAvailability }));

export const config: Config = { path: '/api/appointments/availability' };
