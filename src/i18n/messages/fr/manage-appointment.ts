import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const manageAppointment = {
  title: 'Gérer votre rendez-vous | {brand}',
  description: 'Consultez votre rendez-vous, choisissez un autre jour ou une autre heure, ou annulez-le.',
  name: 'Votre rendez-vous',
  intro: '{changing}',
  unknownTitle: 'Nous ne trouvons pas votre rendez-vous',
  unknownText:
    'Ouvrez à nouveau le lien reçu par e-mail. Il ne fonctionne pas\u00a0? Appelez-nous en indiquant votre référence.',
  unavailableTitle: 'Nous ne pouvons pas afficher votre rendez-vous pour le moment',
  unavailableText: 'Réessayez dans une minute ou appelez le {phone}.',
  momentLabel: 'Jour et heure',
  holdText: 'Cliquez sur le bouton et nous vous garderons ce créneau.',
  holdDeadline: 'Merci de cliquer {deadline}. Passé ce délai, quelqu’un d’autre pourra choisir ce créneau.',
  holdEnded:
    'Vous n’avez pas cliqué à temps\u00a0: nous avons libéré ce créneau. Il n’est pas encore pris. Cliquez sur le bouton et nous vous le garderons.',
  holdLostText: 'Appelez le {phone}, nous trouverons ensemble un autre créneau.',
  holdLostMove: 'Choisissez un autre créneau ci-dessous ou appelez le {phone}.',
  holdLabel: 'Oui, gardez-moi ce créneau',
  heldNext: 'Vous recevrez par e-mail notre confirmation et le prix {deadline}.',
  moved: 'C’est fait. Vous recevrez un e-mail avec le nouvel horaire.',
  doneHeld: 'Merci, c’est fait.',
  kept: 'C’est fait\u00a0: votre rendez-vous est maintenu.',
  cancelledText: 'Vous n’avez plus rien à faire. Vous pouvez réserver un autre nettoyage en {bookingTime}.',
  lateText:
    'Votre rendez-vous commence {lateChange}. Il ne peut plus être déplacé que par téléphone\u00a0: appelez le {phone}.',
  pastText: 'Besoin de nous à nouveau\u00a0? Réservez un autre nettoyage en {bookingTime}.',
  endedTitle: 'Ce lien n’est plus valable',
  endedText:
    'Votre rendez-vous est passé depuis un certain temps. Une question à ce sujet\u00a0? Appelez le {phone}. Vous pouvez réserver un autre nettoyage en {bookingTime}.',
  bookAgain: 'Réserver un autre nettoyage',
  moveTitle: 'Déplacer',
  moveText: 'Choisissez un jour\u00a0: les créneaux libres s’affichent.',
  dayLabel: 'Nouveau jour',
  timeLabel: 'Nouvelle heure',
  ownTime: 'le vôtre',
  moveLabel: 'Déplacer mon rendez-vous',
  noDays: 'Tout est complet pour les prochaines semaines. Appelez le {phone}, nous trouverons un créneau.',
  cancelTitle: 'Annuler',
  keepLabel: 'Non, garder mon rendez-vous',
  cancelQuestion: 'Voulez-vous annuler votre rendez-vous du {moment}\u00a0?',
  withdrawQuestion: 'Voulez-vous renoncer à ce rendez-vous\u00a0?',
  cancelUndo: 'Nous vous garderons le créneau {undoTime}, au cas où vous changeriez d’avis.',
  cancelConfirm: 'Oui, annuler mon rendez-vous',
  cancellingText:
    'Nous vous gardons le créneau jusqu’à {time}. Ensuite, un e-mail vous confirmera l’annulation.',
  undoLabel: 'Garder mon rendez-vous',
  contactTitle: 'Vous préférez appeler\u00a0?',
  contactText: 'Indiquez votre référence\u00a0: nous retrouverons aussitôt votre rendez-vous.',
  tooManyHeld:
    'Plusieurs créneaux sont déjà réservés pour cette adresse e-mail ou cette connexion internet. Appelez le {phone}, nous en trouverons un autre ensemble.',
  movedTooOften:
    'Ce rendez-vous a déjà été déplacé plusieurs fois. Appelez le {phone}, nous trouverons ensemble un autre créneau.',
} satisfies TextsOf<'manageAppointment'>;
