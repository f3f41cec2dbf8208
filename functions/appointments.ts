import { appointmentForm, book } from '#server/appointments/appointment.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { handleForm } from '#server/forms/endpoint.ts';
import type { Config } from '@netlify/functions';

/**
 * Takes the booking of an appointment: JSON from the island, or a form post from a page without
 * JavaScript.
 */
export default endpoint((services, request, context) =>
  handleForm(appointmentForm, services, request, context, book),
);

export const config: Config = { path: '/api/appointments' };
