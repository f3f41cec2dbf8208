import type { PromiseTexts } from '#i18n/messages/nl/promises.ts';

export const promises = {
  reply: {
    one: 'innerhalb von einer Stunde an Werktagen',
    other: 'innerhalb von {n} Stunden an Werktagen',
  },
  replyAgain: { one: 'innerhalb eines Werktags', other: 'innerhalb von {n} Werktagen' },
  callback: { one: 'innerhalb einer Bürostunde', other: 'innerhalb von {n} Bürostunden' },
  confirmation: {
    one: 'innerhalb von einer Stunde an Werktagen',
    other: 'innerhalb von {n} Stunden an Werktagen',
  },
  confirmationAgain: { one: 'innerhalb eines Werktags', other: 'innerhalb von {n} Werktagen' },
  complaintReport: { one: 'innerhalb eines Werktags', other: 'innerhalb von {n} Werktagen' },
  complaintRepair: {
    one: 'innerhalb von einer Stunde an Werktagen',
    other: 'innerhalb von {n} Stunden an Werktagen',
  },
  firstVisit: {
    one: 'etwa eine Woche nach der Unterschrift',
    other: 'etwa {n} Wochen nach der Unterschrift',
  },
  takeover: { one: 'etwa ein Monat', other: 'etwa {n} Monate' },
  application: { one: 'innerhalb eines Werktags', other: 'innerhalb von {n} Werktagen' },
  bookAhead: { one: 'mindestens eine Stunde im Voraus', other: 'mindestens {n} Stunden im Voraus' },
  freeChange: { one: 'bis eine Stunde vorher', other: 'bis {n} Stunden vorher' },
  lateChange: { one: 'in weniger als einer Stunde', other: 'in weniger als {n} Stunden' },
  bookingTime: { one: 'einer Minute', other: '{n} Minuten' },
  contractShort: { one: '1 Monat', other: '{n} Monate' },
  contractMedium: { one: '1 Monat', other: '{n} Monate' },
  contractLong: { one: '1 Monat', other: '{n} Monate' },
  overYears: { one: 'mehr als ein Jahr', other: 'mehr als {n} Jahre' },
  overClients: { other: 'mehr als {n}' },
  overBusinesses: { other: 'mehr als {n}' },
  overEmployees: { other: 'mehr als {n}' },
  contractChoice: 'ein Vertrag über {contractMonths} Monate',
  priceFrom: 'ab {price} pro Einsatz, zzgl. MwSt.',
  complaint:
    'Melden Sie eine Reklamation {complaintReport}, beginnen wir {complaintRepair} mit der Nachbesserung. Das kostet Sie nichts.',
  start:
    'Ihr Team kommt {firstVisit} zum ersten Mal. Übernehmen wir Beschäftigte von Ihrem bisherigen Anbieter, gilt die Frist des niederländischen Tarifvertrags: {takeover}.',
  workArea: 'Utrecht, Nordholland, Südholland, Flevoland und Gelderland',
  minimumVisit: 'Dafür bekommen Sie {visitMinutes} Minuten Arbeit, genug für etwa {visitSquareMeters} m².',
  noticePeriod: {
    one: 'Die Kündigungsfrist beträgt einen Monat.',
    other: 'Die Kündigungsfrist beträgt {n} Monate.',
  },
  lateCancellation: 'Eine spätere Absage kostet {lateCancellationPercent} des Preises für den Einsatz.',
  certificate: '{certificateName}, Nummer {certificateNumber}',
  insuredSum: 'Unsere Haftpflichtversicherung deckt {insuredSumEuro} je Schadensfall.',
  ratingSource: 'Quelle: {ratingSourceName}.',
  satisfactionSource: 'Quelle: {satisfactionSourceName}.',
  languagesSpoken: 'Wir sprechen mit Ihnen {languages}.',
} satisfies PromiseTexts;
