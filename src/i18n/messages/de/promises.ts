import type { PromiseTexts } from '#i18n/messages/nl/promises.ts';

// «Arbeitstag» is Monday to Friday; «Werktag» would include Saturday.
export const promises = {
  reply: {
    one: 'an Arbeitstagen innerhalb einer Stunde',
    other: 'an Arbeitstagen innerhalb von {n} Stunden',
  },
  replyAgain: { one: 'innerhalb eines Arbeitstags', other: 'innerhalb von {n} Arbeitstagen' },
  callback: {
    one: 'während unserer Bürozeiten innerhalb einer Stunde',
    other: 'während unserer Bürozeiten innerhalb von {n} Stunden',
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
  // Dative, since it follows «in».
  bookingTime: { one: 'einer Minute', other: '{n} Minuten' },
  contractShort: { one: '1\u00a0Monat', other: '{n}\u00a0Monate' },
  contractMedium: { one: '1\u00a0Monat', other: '{n}\u00a0Monate' },
  contractLong: { one: '1\u00a0Monat', other: '{n}\u00a0Monate' },
  overYears: { one: 'mehr als ein Jahr', other: 'mehr als {n} Jahre' },
  overClients: { other: 'mehr als {n}' },
  overBusinesses: { other: 'mehr als {n}' },
  overEmployees: { other: 'mehr als {n}' },
  // The wording for both the nominative and the accusative.
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
  ratingSource: 'Quelle: {ratingSourceName}',
  satisfactionSource: 'Quelle: {satisfactionSourceName}',
  languagesSpoken: 'Wir sprechen {languages}.',
  conductCertificate: {
    one: 'Ja. Ohne das niederländische Führungszeugnis (VOG) fängt niemand an, und jedes Jahr ist ein neues fällig.',
    other:
      'Ja. Ohne das niederländische Führungszeugnis (VOG) fängt niemand an, und alle {n} Jahre ist ein neues fällig.',
  },
  confidentiality:
    'Ja, vor dem ersten Einsatz. Was sie bei Ihnen sehen oder hören, bleibt vertraulich, auch wenn sie nicht mehr bei uns arbeiten.',
  vaccination:
    'Ihre Reinigungskräfte können sich auf unsere Kosten gegen Hepatitis B impfen lassen. Wer geimpft ist, weiß nur der betriebsärztliche Dienst.',
  training: {
    one: 'Alle erwerben das niederländische Diplom {trainingCourse}. Wer bei Ihnen neu ist, arbeitet zuerst einen Einsatz lang mit.',
    other:
      'Alle erwerben das niederländische Diplom {trainingCourse}. Wer bei Ihnen neu ist, arbeitet zuerst {n} Einsätze lang mit.',
  },
  standIns: {
    one: 'Eine feste Vertretung, die wir vorab bei Ihnen einarbeiten.',
    other: 'Eine von {n} festen Vertretungen, die wir vorab bei Ihnen einarbeiten. Sie erfahren, wer kommt.',
  },
  consumablesBilled:
    'Mittel, Tücher und Maschinen sind im Preis enthalten. Papier, Seife und Müllbeutel füllen wir auf; Sie zahlen, was verbraucht wurde.',
  consumablesIncluded:
    'Mittel, Tücher, Maschinen, Papier, Seife und Müllbeutel sind im Preis enthalten. Den Vorrat behalten wir im Blick.',
  payment: {
    one: 'Sie erhalten monatlich eine Rechnung für die geleistete Arbeit, zahlbar innerhalb eines Tages.',
    other: 'Sie erhalten monatlich eine Rechnung für die geleistete Arbeit, zahlbar innerhalb von {n} Tagen.',
  },
  contactPerson:
    'Bis zum Angebot sprechen Sie mit {contactName}: {contactPhone}. Danach haben Sie eine feste Ansprechperson.',
  qualityCheck: {
    one: 'Jeden Monat messen wir das Ergebnis mit Ihnen nach der Methode {qualityMethod}. Sie erhalten jeden Bericht, auch einen schlechten.',
    other:
      'Alle {n} Monate messen wir das Ergebnis mit Ihnen nach der Methode {qualityMethod}. Sie erhalten jeden Bericht, auch einen schlechten.',
  },
  emergencyCall: 'Rufen Sie {phone} an, Tag und Nacht.',
  emergency: {
    one: 'Innerhalb einer Stunde ist jemand bei Ihnen, für {emergencyRate} pro Stunde zuzüglich Mehrwertsteuer.',
    other:
      'Innerhalb von {n} Stunden ist jemand bei Ihnen, für {emergencyRate} pro Stunde zuzüglich Mehrwertsteuer.',
  },
} satisfies PromiseTexts;
