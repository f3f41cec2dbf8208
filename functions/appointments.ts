import { handleAppointment } from '#server/appointments/appointment.ts';
import { endpoint } from '#server/app/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Takes the booking of an appointment. */
export default endpoint(handleAppointment);

export const config: Config = { path: '/api/appointments' };
