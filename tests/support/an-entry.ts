/** Form fields with which staff enters a request or a booking by telephone. */
import { newBookingAction, newRequestAction } from '#contracts/staff/new-request.ts';
import { randomUUID } from 'node:crypto';

const caller = { naam: 'Bo Jansen', bedrijf: 'De Linde', telefoon: '06 12 34 56 78', taal: 'nl' };

export function anEntry(changes: Record<string, string> = {}): Record<string, string> {
  return {
    ...{ ...caller, actie: newRequestAction, soort: 'spoedhulp', email: '', aan: '' },
    ...{ bericht: 'De kelder staat onder water.', kenmerk: randomUUID() },
    ...changes,
  };
}

/** The fields of a booking on the Friday after `mondayMorning`, for the second team. */
export function aBookingEntry(changes: Record<string, string> = {}): Record<string, string> {
  return {
    ...{ actie: newBookingAction, appointmentDate: '2026-11-27', timeSlot: '09:00', team: '2' },
    ...{ service: 'kantoor', frequency: 'wekelijks', squareMeters: '340', specialRequests: 'Achterom.' },
    ...{ ...caller, email: 'bo@jansen.example', kenmerk: randomUUID() },
    ...changes,
  };
}
