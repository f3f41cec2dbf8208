import type { PromiseTexts } from '#i18n/messages/nl/promises.ts';

// «Jours ouvrés» are Monday to Friday; «jours ouvrables» would include Saturday.
export const promises = {
  reply: { one: 'sous une heure (jours ouvrés)', other: 'sous {n}\u00a0heures (jours ouvrés)' },
  replyAgain: { one: 'sous un jour ouvré', other: 'sous {n}\u00a0jours ouvrés' },
  callback: {
    one: 'sous une heure ouvrée',
    other: 'sous {n}\u00a0heures ouvrées',
  },
  confirmation: { one: 'sous une heure (jours ouvrés)', other: 'sous {n}\u00a0heures (jours ouvrés)' },
  confirmationAgain: { one: 'sous un jour ouvré', other: 'sous {n}\u00a0jours ouvrés' },
  complaintReport: { one: 'dans un délai d’un jour ouvré', other: 'dans les {n}\u00a0jours ouvrés' },
  complaintRepair: {
    one: 'sous une heure (jours ouvrés)',
    other: 'sous {n}\u00a0heures (jours ouvrés)',
  },
  firstVisit: {
    one: 'environ une semaine après la signature',
    other: 'environ {n}\u00a0semaines après la signature',
  },
  takeover: { one: 'environ un mois', other: 'environ {n}\u00a0mois' },
  application: { one: 'sous un jour ouvré', other: 'sous {n}\u00a0jours ouvrés' },
  bookAhead: { one: 'au moins une heure à l’avance', other: 'au moins {n}\u00a0heures à l’avance' },
  freeChange: { one: 'jusqu’à une heure avant', other: 'jusqu’à {n}\u00a0heures avant' },
  lateChange: { one: 'dans moins d’une heure', other: 'dans moins de {n}\u00a0heures' },
  bookingTime: { one: 'une minute', other: '{n}\u00a0minutes' },
  contractShort: { one: '1 mois', other: '{n}\u00a0mois' },
  contractMedium: { one: '1 mois', other: '{n}\u00a0mois' },
  contractLong: { one: '1 mois', other: '{n}\u00a0mois' },
  overYears: { one: 'plus d’un an', other: 'plus de {n}\u00a0ans' },
  overClients: { other: 'plus de {n}' },
  overBusinesses: { other: 'plus de {n}' },
  overEmployees: { other: 'plus de {n}' },
  contractChoice: 'un contrat de {contractMonths}\u00a0mois',
  priceFrom: 'à partir de {price} par passage, hors TVA',
  complaint:
    'Si vous signalez un problème {complaintReport} suivant le nettoyage, nous intervenons {complaintRepair} et le corrigeons sans frais.',
  start:
    'Nous commençons {firstVisit}. Si une autre entreprise nettoie déjà chez vous, la convention collective néerlandaise nous impose souvent de proposer d’abord un emploi aux agents en place. Comptez alors {takeover}.',
  changingFree:
    'Vous pouvez déplacer le rendez-vous {freeChange} et l’annuler jusqu’à l’heure prévue, toujours sans frais.',
  changingCharged:
    'Vous pouvez déplacer ou annuler le rendez-vous sans frais {freeChange}. Une annulation plus tardive coûte {lateCancellationPercent} du prix du nettoyage, sauf si ce prix ne vous convient pas.',
  priceOffer:
    'Si le prix ne vous convient pas, vous pouvez annuler sans frais jusqu’à l’heure du rendez-vous.',
  indicativePrice:
    'Tant que nous n’avons pas vu vos locaux, le prix est indicatif\u00a0: nous vous communiquons le prix définitif après une courte visite.',
  workArea: 'Utrecht, Hollande-Septentrionale, Hollande-Méridionale, Flevoland et Gueldre',
  minimumVisit:
    'Ce prix comprend {visitMinutes}\u00a0minutes de travail, de quoi nettoyer environ {visitSquareMeters}\u00a0m².',
  priceIndication: 'Estimez le prix pour vos locaux.',
  noticePeriod: { one: 'Le préavis est d’un mois.', other: 'Le préavis est de {n}\u00a0mois.' },
  certificate: '{certificateName}, numéro {certificateNumber}',
  certified: 'Notre label\u00a0: {certificateName}, numéro {certificateNumber}.',
  certifiedWord: 'certifiés',
  insuredWord: 'assurés',
  insuredSum: 'Notre assurance responsabilité civile couvre jusqu’à {insuredSumEuro} par sinistre.',
  ratingSource: 'Source\u00a0: {ratingSourceName}',
  satisfactionSource: 'Source\u00a0: {satisfactionSourceName}',
  languagesSpoken: 'Nous parlons {languages}.',
  conductCertificate: {
    one: 'Oui. Personne ne commence sans le certificat de bonne conduite néerlandais (VOG), renouvelé chaque année.',
    other:
      'Oui. Personne ne commence sans le certificat de bonne conduite néerlandais (VOG), renouvelé tous les {n}\u00a0ans.',
  },
  confidentiality:
    'Oui, par écrit, avant le premier passage. Ce qu’ils voient ou entendent chez vous reste confidentiel, même après leur départ.',
  vaccination:
    'Nos agents peuvent se faire vacciner contre l’hépatite B à nos frais. Seule la médecine du travail sait qui l’a fait.',
  training: {
    one: 'Tous obtiennent le diplôme néerlandais {trainingCourse}. Chez vous, un nouvel agent fait d’abord un passage en binôme.',
    other:
      'Tous obtiennent le diplôme néerlandais {trainingCourse}. Chez vous, un nouvel agent fait d’abord {n}\u00a0passages en binôme.',
  },
  standIns: {
    one: 'Votre remplaçant attitré, qui connaît déjà vos locaux.',
    other:
      'L’un de vos {n}\u00a0remplaçants attitrés, qui connaissent déjà vos locaux. Nous vous dirons lequel.',
  },
  consumablesBilled:
    'Produits, lavettes et machines sont compris dans le prix. Nous fournissons papier, savon et sacs-poubelle\u00a0; vous payez votre consommation.',
  consumablesIncluded:
    'Produits, lavettes, machines, papier, savon et sacs-poubelle sont compris dans le prix. Nous suivons le stock.',
  payment: {
    one: 'Vous recevez une facture par mois, à terme échu, payable sous un jour.',
    other: 'Vous recevez une facture par mois, à terme échu, payable sous {n}\u00a0jours.',
  },
  contactPerson:
    'Jusqu’au devis, vous parlez à {contactName}\u00a0: {contactPhone}. Ensuite, vous avez un interlocuteur attitré.',
  qualityCheck: {
    one: 'Chaque mois, nous mesurons le résultat avec vous selon la méthode {qualityMethod}. Vous recevez le rapport, quel qu’il soit.',
    other:
      'Tous les {n}\u00a0mois, nous mesurons le résultat avec vous selon la méthode {qualityMethod}. Vous recevez le rapport, quel qu’il soit.',
  },
  emergencyCall: 'Appelez le {phone}, jour et nuit.',
  emergency: {
    one: 'Quelqu’un est chez vous sous une heure, pour {emergencyRate} de l’heure, hors TVA.',
    other: 'Quelqu’un est chez vous sous {n}\u00a0heures, pour {emergencyRate} de l’heure, hors TVA.',
  },
} satisfies PromiseTexts;
