/** Invented values that complete the facts of the company, such as a measurement ID. */
import { serviceIds } from '#services';

export const completeFacts = {
  measurementId: 'G-TEST000000',
  priceFromEuro: 38,
  certificate: { name: 'Keurmerk Voorbeeld', number: '12345', url: 'https://keurmerk.example/12345' },
  insuredSumEuro: 2_500_000,
  minimumVisit: { minutes: 45, squareMeters: 60 },
  priceIndication: {
    ratePerHourEuro: { day: 50, evening: 50, weekend: 60 },
    squareMetersPerHour: Object.fromEntries(
      serviceIds.map((service) => [service, { mixed: 100, carpet: 100, hard: 100 }]),
    ),
    spreadPercent: { from: 100, to: 100 },
  },
  noticePeriodMonths: 1,
  ratingSource: { name: 'Beoordelingen Voorbeeld', url: 'https://beoordelingen.example' },
  satisfactionSource: { name: 'Klantonderzoek 2025', url: 'https://onderzoek.example' },
  languagesSpoken: ['nl', 'en'],
  serviceTerms: {
    conductCertificateYears: 2,
    confidentiality: true,
    hepatitisBVaccination: true,
    training: { course: 'Diploma Voorbeeld', guidedVisits: 1 },
    standIns: 1,
    consumables: 'included',
    paymentDays: 14,
    contact: { name: 'Robin Voorbeeld', phone: '+31 30 000 00 09' },
    qualityCheck: { method: 'Methode Voorbeeld', everyMonths: 1 },
    emergency: { hours: 1, ratePerHourEuro: 90 },
  },
  people: [{ name: 'Robin Voorbeeld', role: 'planner' }],
  milestones: [{ year: 2016, texts: { nl: 'Tweede team', en: 'Second team' } }],
};
