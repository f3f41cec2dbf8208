/** A row of the table of each form, without the columns that all these tables have. */
import type { SubmissionTable } from '#server/forms/form.ts';

export const person = { naam: 'Noor de Vries', email: 'noor@delinde.example', telefoon: '+31301234567' };

export const rowsOfForms = {
  contactRequests: { ...person, bedrijf: 'De Linde', service: 'mkb' },
  callbackRequests: { ...person, onderwerp: 'klacht' },
  appointments: {
    ...person,
    bedrijf: 'De Linde',
    service: 'mkb',
    appointmentDate: '2026-11-25',
    timeSlot: '09:00',
    team: 1,
    frequency: 'eenmalig',
  },
  applications: {
    ...person,
    adres: 'Straat 1, Utrecht',
    functie: 'andere',
    ervaring: 'geen',
    motivatie: 'x',
    beschikbaarheid: 'weekend',
  },
  testimonials: { customerName: 'Noor', service: 'Zorgcentra', rating: 5, testimonialText: 'Goed.' },
} satisfies Record<SubmissionTable, Record<string, unknown>>;
