import type { PromiseTexts } from '#i18n/messages/nl/promises.ts';

export const promises = {
  reply: { one: 'sous une heure, les jours ouvrés', other: 'sous {n} heures, les jours ouvrés' },
  replyAgain: { one: 'sous un jour ouvré', other: 'sous {n} jours ouvrés' },
  callback: {
    one: 'dans l’heure d’ouverture qui suit',
    other: 'dans les {n} heures d’ouverture qui suivent',
  },
  confirmation: { one: 'sous une heure, les jours ouvrés', other: 'sous {n} heures, les jours ouvrés' },
  confirmationAgain: { one: 'sous un jour ouvré', other: 'sous {n} jours ouvrés' },
  complaintReport: { one: 'sous un jour ouvré', other: 'dans les {n} jours ouvrés' },
  complaintRepair: { one: 'sous une heure, les jours ouvrés', other: 'sous {n} heures, les jours ouvrés' },
  firstVisit: {
    one: 'environ une semaine après la signature',
    other: 'environ {n} semaines après la signature',
  },
  takeover: { one: 'environ un mois', other: 'environ {n} mois' },
  application: { one: 'sous un jour ouvré', other: 'sous {n} jours ouvrés' },
  bookAhead: { one: 'au moins une heure à l’avance', other: 'au moins {n} heures à l’avance' },
  freeChange: { one: 'jusqu’à une heure avant', other: 'jusqu’à {n} heures avant' },
  lateChange: { one: 'dans moins d’une heure', other: 'dans moins de {n} heures' },
  bookingTime: { one: 'une minute', other: '{n} minutes' },
  contractShort: { one: '1 mois', other: '{n} mois' },
  contractMedium: { one: '1 mois', other: '{n} mois' },
  contractLong: { one: '1 mois', other: '{n} mois' },
  overYears: { one: 'plus d’un an', other: 'plus de {n} ans' },
  overClients: { other: 'plus de {n}' },
  overBusinesses: { other: 'plus de {n}' },
  overEmployees: { other: 'plus de {n}' },
  contractChoice: 'un contrat de {contractMonths} mois',
  priceFrom: 'à partir de {price} par passage, hors TVA',
  complaint:
    'Signalez une réclamation {complaintReport}\u00a0: nous commençons à y remédier {complaintRepair}, sans frais.',
  start:
    'Votre équipe vient pour la première fois {firstVisit}. Si nous reprenons du personnel de votre prestataire actuel, le délai de la convention collective s’applique\u00a0: {takeover}.',
  workArea: 'Utrecht, Hollande-Septentrionale, Hollande-Méridionale, Flevoland et Gueldre',
  minimumVisit:
    'À ce prix, vous avez {visitMinutes} minutes de travail, assez pour environ {visitSquareMeters}\u00a0m².',
  noticePeriod: { one: 'Le préavis est d’un mois.', other: 'Le préavis est de {n} mois.' },
  lateCancellation: 'Une annulation plus tardive coûte {lateCancellationPercent} du prix du passage.',
  certificate: '{certificateName}, numéro {certificateNumber}',
  insuredSum: 'Notre assurance responsabilité civile couvre {insuredSumEuro} par sinistre.',
  ratingSource: 'Source\u00a0: {ratingSourceName}.',
  satisfactionSource: 'Source\u00a0: {satisfactionSourceName}.',
  languagesSpoken: 'Nous pouvons vous répondre en {languages}.',
} satisfies PromiseTexts;
