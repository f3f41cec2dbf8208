import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const legal = {
  updated: 'Dernière modification\u00a0: {date}',
  contentsHeading: 'Sur cette page',
  retentionCaption: 'Durées de conservation',
  retentionWhat: 'Données',
  retentionPeriod: 'Durée de conservation',
  application: 'Candidature',
  applicationPeriod:
    '{period} après notre décision\u00a0; avec votre consentement, {longer}. Sans décision de notre part, {latest} au plus après réception',
  testimonial: 'Témoignage d’un client',
  testimonialPeriod: 'Jusqu’à ce que vous nous demandiez de le supprimer',
  callback: 'Demande de rappel',
  contact: 'Contact et demande de devis',
  appointment: 'Rendez-vous',
  quarantined: 'Message qui ressemble à du spam',
  blockedSender: 'Code d’une adresse e-mail que nous bloquons temporairement',
  mailBody: 'Texte des e-mails envoyés par le site',
  rateLimitMark: 'Code contre les abus de formulaires',
  newsletter: 'Inscription à la lettre d’information',
  newsletterPeriod: 'Jusqu’à votre désinscription\u00a0; sans votre confirmation, {period}',
  session: 'Session d’un utilisateur connecté',
  knownDevice: 'Appareil depuis lequel un membre du personnel s’est connecté',
  auditLog: 'Qui s’est connecté et ce que le personnel a fait des données',
  suppressedRecipient: 'Code d’une adresse e-mail qui refuse les messages',
} satisfies TextsOf<'legal'>;
