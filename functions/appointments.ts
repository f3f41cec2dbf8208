import { handleAppointment } from '#server/appointments/appointment.ts';
import { endpoint } from '#server/app/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Accepts bookings of appointments. */
export default endpoint(handleAppointment);

export const config: Config = { path: '/api/appointments' };
