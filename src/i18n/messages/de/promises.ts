import type { PromiseTexts } from '#i18n/messages/nl/promises.ts';

// «Arbeitstag» is Monday to Friday; «Werktag» would include Saturday.
export const promises = {
  reply: {
    one: 'an Arbeitstagen innerhalb einer Stunde',
    other: 'an Arbeitstagen innerhalb von {n} Stunden',
  },
  replyAgain: { one: 'innerhalb eines Arbeitstags', other: 'innerhalb von {n} Arbeitstagen' },
  callback: {
    one: 'innerhalb einer Stunde während unserer Bürozeiten',
    other: 'innerhalb von {n} Stunden während unserer Bürozeiten',
  },
  confirmation: {
    one: 'an Arbeitstagen innerhalb einer Stunde',
    other: 'an Arbeitstagen innerhalb von {n} Stunden',
  },
  confirmationAgain: { one: 'innerhalb eines Arbeitstags', other: 'innerhalb von {n} Arbeitstagen' },
  complaintReport: { one: 'innerhalb eines Arbeitstags', other: 'innerhalb von {n} Arbeitstagen' },
  complaintRepair: {
    one: 'an Arbeitstagen innerhalb einer Stunde',
    other: 'an Arbeitstagen innerhalb von {n} Stunden',
  },
  firstVisit: {
    one: 'etwa eine Woche nach der Vertragsunterschrift',
    other: 'etwa {n} Wochen nach der Vertragsunterschrift',
  },
  takeover: { one: 'etwa ein Monat', other: 'etwa {n} Monate' },
  application: { one: 'innerhalb eines Arbeitstags', other: 'innerhalb von {n} Arbeitstagen' },
  bookAhead: { one: 'mindestens eine Stunde im Voraus', other: 'mindestens {n} Stunden im Voraus' },
  freeChange: { one: 'bis eine Stunde vor Beginn', other: 'bis {n} Stunden vor Beginn' },
  lateChange: { one: 'in weniger als einer Stunde', other: 'in weniger als {n} Stunden' },
  // After «in».
  bookingTime: { one: 'einer Minute', other: '{n} Minuten' },
  contractShort: { one: '1\u00a0Monat', other: '{n}\u00a0Monate' },
  contractMedium: { one: '1\u00a0Monat', other: '{n}\u00a0Monate' },
  contractLong: { one: '1\u00a0Monat', other: '{n}\u00a0Monate' },
  overYears: { one: 'mehr als ein Jahr', other: 'mehr als {n} Jahre' },
  overClients: { other: 'mehr als {n}' },
  overBusinesses: { other: 'mehr als {n}' },
  overEmployees: { other: 'mehr als {n}' },
  // Nominative and accusative alike.
  contractChoice: 'eine Vertragslaufzeit von {contractMonths}\u00a0Monaten',
  priceFrom: 'ab {price} pro Einsatz, zuzüglich Mehrwertsteuer',
  complaint:
    'Mängel beseitigen wir kostenlos, wenn Sie sie {complaintReport} nach der Reinigung melden. Wir beginnen damit {complaintRepair}.',
  start:
    'Ihr Team kommt {firstVisit} zum ersten Mal. Wenn bei Ihnen noch ein anderes Unternehmen reinigt, müssen wir dessen Reinigungskräften nach dem niederländischen Tarifvertrag oft zuerst eine Stelle anbieten. Dann dauert es {takeover}.',
  changingFree:
    'Verschieben können Sie den Termin {freeChange}, absagen jederzeit bis zum Beginn. Beides ist kostenlos.',
  changingCharged:
    'Verschieben und absagen können Sie {freeChange} kostenlos. Eine spätere Absage kostet {lateCancellationPercent} des Preises der Reinigung, es sei denn, Sie sind mit dem Preis nicht einverstanden: Dann kostet sie nichts.',
  priceOffer:
    'Sind Sie mit dem Preis nicht einverstanden, können Sie bis zum Beginn des Termins kostenlos absagen.',
  indicativePrice:
    'Solange wir Ihre Räume nicht gesehen haben, gilt ein Richtpreis. Den endgültigen Preis erfahren Sie nach einem kurzen Rundgang.',
  workArea: 'Utrecht, Nordholland, Südholland, Flevoland und Gelderland',
  minimumVisit:
    'Darin enthalten sind {visitMinutes} Minuten Arbeit, genug für etwa {visitSquareMeters}\u00a0m².',
  priceIndication: 'Berechnen Sie, was es bei Ihnen ungefähr kostet.',
  noticePeriod: {
    one: 'Die Kündigungsfrist beträgt einen Monat.',
    other: 'Die Kündigungsfrist beträgt {n} Monate.',
  },
  certificate: '{certificateName}, Nummer {certificateNumber}',
  certified: 'Unser Gütesiegel: {certificateName}, Nummer {certificateNumber}.',
  certifiedWord: 'zertifiziert',
  insuredWord: 'versichert',
  insuredSum: 'Unsere Haftpflichtversicherung deckt bis zu {insuredSumEuro} je Schadensfall.',
  ratingSource: 'Quelle: {ratingSourceName}.',
  satisfactionSource: 'Quelle: {satisfactionSourceName}.',
  languagesSpoken: 'Sie erreichen uns auf {languages}.',
} satisfies PromiseTexts;
