/** The fields of a request that staff enters. */
import { newRequestAction } from '#contracts/staff/new-request.ts';
import { randomUUID } from 'node:crypto';

export function anEntry(changes: Record<string, string> = {}): Record<string, string> {
  return {
    actie: newRequestAction,
    soort: 'spoedhulp',
    naam: 'Bo Jansen',
    telefoon: '06 12 34 56 78',
    bedrijf: 'De Linde',
    email: '',
    bericht: 'De kelder staat onder water.',
    taal: 'nl',
    aan: '',
    kenmerk: randomUUID(),
    ...changes,
  };
}
