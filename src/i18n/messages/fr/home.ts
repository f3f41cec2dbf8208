import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const home = {
  title: '{brand} | Nettoyage professionnel à Utrecht et alentours',
  description:
    'Nettoyage de pharmacies, cabinets médicaux, bureaux, PME et établissements de soins. Équipe fixe, un seul contact, réponse sous {replyHours} heures.',
  heading: 'Du travail propre. Des engagements clairs.',
  intro:
    'Nous nettoyons pharmacies, cabinets médicaux, bureaux, PME et établissements de soins. Une équipe fixe, un seul interlocuteur et une réponse à vos questions sous {replyHours} heures.',
  ratingLabel: '{rating} étoiles sur {ratingBest}',
  rating: '{rating} sur {ratingBest}',
  ratingCount: 'd’après {reviews} avis',
  trustYears: '{years} ans',
  trustYearsText: 'd’expérience du nettoyage professionnel',
  trustInsured: 'Assurés',
  trustInsuredText: 'et certifiés, avec label de qualité',
  trustClients: '{clients}',
  trustClientsText: 'clients professionnels satisfaits',
  trustAlways: '24/7',
  trustAlwaysText: 'joignables en cas d’urgence',
  servicesHeading: 'À chaque lieu sa méthode',
  servicesIntro:
    'Une salle de soins n’est pas un open space. Chaque secteur a donc son plan de nettoyage, ses produits et une équipe qui connaît le terrain.',
  specialistName: 'Nettoyage spécialisé',
  specialistText: 'Quand la serpillière ne suffit plus.',
  specialistFeature1: 'Vitres et façades',
  specialistFeature2: 'Entretien des sols',
  specialistFeature3: 'Nettoyage de fin de chantier',
  servicesLinks:
    'Nous avons travaillé pour {businesses} entreprises, des [bureaux](office) et [établissements de soins](care) aux [pharmacies](pharmacy) et [cabinets médicaux](gp).',
  whyHeading: 'Pourquoi {clients} entreprises choisissent {brand}',
  whyText:
    'Vous ne courez après personne. Si quelque chose ne va pas, nous y remédions sous {complaintHours} heures, sans frais.',
  certificateQuality: 'Label des entreprises de nettoyage enregistrées',
  certificateTraining: 'Entreprise formatrice agréée',
  reasonCertified: 'Certifiés et assurés',
  reasonCertifiedText:
    'Nous avons un label de qualité et une assurance. En cas de casse, nous nous en chargeons.',
  reasonGreen: 'Respect de l’environnement',
  reasonGreenText: 'Des produits qui ménagent les sols et l’eau, dosés au plus juste.',
  reasonHours: 'Horaires souples',
  reasonHoursText: 'Avant l’ouverture, après la fermeture ou le week-end. À vous de choisir.',
  reasonPersonal: 'Service personnalisé',
  reasonPersonalText: 'Un seul interlocuteur et une équipe fixe qui connaît vos locaux.',
  bookingHeading: 'Prenez rendez-vous en ligne',
  bookingText:
    'Cela prend {bookingTime}. Choisissez un jour et une heure\u00a0: vous recevez une confirmation par e-mail sous {confirmationHours} heures.',
  bookingDays: 'Jours au choix',
  bookingLink: 'Choisir une date',
  faqHeading: 'Questions fréquentes',
  faqContact:
    'Votre question n’y est pas\u00a0? [Contactez-nous](contact), nous répondons sous {replyHours} heures.',
  emergencyText: 'Nous sommes joignables jour et nuit, week-end compris.',
  findHeading: 'Retrouvez-nous en ligne',
  findArea: 'Zone d’intervention',
  findAreaText:
    'Utrecht, Hollande-Septentrionale, Hollande-Méridionale, Flevoland et Gueldre, jusqu’à {radius} km autour d’Utrecht. Ailleurs aux Pays-Bas, sur demande.',
  openNow: 'Ouvert en ce moment',
  closedNow: 'Fermé en ce moment, sauf urgence',
  findRating: 'Note',
  findProfile: 'Voir notre fiche d’entreprise',
  careersHeading: 'Travailler chez {brand}',
  careersText:
    'Avec {employees} collègues, nous rendons chaque jour le centre des Pays-Bas un peu plus propre. Vous travaillez dans une équipe fixe et apprenez le métier dans une entreprise formatrice agréée.',
  careersLink: 'Voir les offres d’emploi',
  closingHeading: 'Combien cela coûterait-il chez vous\u00a0?',
  closingText:
    'Dites-nous ce qu’il faut nettoyer. Vous avez une réponse sous {replyHours} heures et nous commençons environ {startPeriod} après votre accord.',
} satisfies TextsOf<'home'>;
