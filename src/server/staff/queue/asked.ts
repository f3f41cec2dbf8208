import type { Asked } from '#contracts/staff/queue.ts';
import { sql } from 'kysely';

/** More than a row of the list has room for. */
const maxLetters = 160;

/** What a request asks, from the table of its kind. */
export const asked = sql<Asked | null>`
  case requests.kind
    when 'contact' then (
      select jsonb_build_object('quoted', service, 'text', left(bericht, ${maxLetters}))
      from contact_requests where reference = requests.reference)
    when 'callback' then (
      select jsonb_build_object('subject', onderwerp, 'text', left(bericht, ${maxLetters}))
      from callback_requests where reference = requests.reference)
    when 'appointment' then (
      select jsonb_build_object('text', left(special_requests, ${maxLetters}), 'booked', jsonb_build_object(
        'appointmentDate', appointment_date, 'timeSlot', time_slot, 'service', service,
        'frequency', frequency, 'squareMeters', square_meters))
      from appointments where reference = requests.reference)
    when 'application' then (
      select jsonb_build_object('position', functie, 'text', left(motivatie, ${maxLetters}))
      from applications where reference = requests.reference)
    when 'testimonial' then (
      select jsonb_build_object('text', left(testimonial_text, ${maxLetters}))
      from testimonials where reference = requests.reference)
  end`.as('asked');
