import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const manageAppointment = {
  title: 'Gérer votre rendez-vous | {brand}',
  description: 'Consultez votre rendez-vous, choisissez un autre jour ou une autre heure, ou annulez-le.',
  name: 'Votre rendez-vous',
  intro: 'Consultez, déplacez ou annulez votre rendez-vous. C’est sans frais {freeChange}.',
  unknownTitle: 'Nous ne trouvons pas votre rendez-vous',
  unknownText:
    'Ouvrez de nouveau le lien de notre e-mail sur votre rendez-vous. Il ne fonctionne pas\u00a0? Appelez-nous en indiquant votre référence.',
  unavailableTitle: 'Nous ne pouvons pas afficher votre rendez-vous pour le moment',
  unavailableText: 'Réessayez dans une minute ou appelez le {phone}.',
  momentLabel: 'Jour et heure',
  moved: 'Votre rendez-vous est déplacé. Vous recevrez un e-mail avec la nouvelle heure.',
  cancelledTitle: 'Ce rendez-vous est annulé',
  cancelledText: 'Vous n’avez rien d’autre à faire. Prendre un nouveau rendez-vous demande {bookingTime}.',
  lateTitle: 'Tout changement se fait désormais par téléphone',
  lateText:
    'Votre rendez-vous commence {lateChange}. Appelez le {phone} et nous verrons cela avec vous. {lateCancellation}',
  pastTitle: 'Ce rendez-vous est passé',
  pastText: 'Besoin de nous à nouveau\u00a0? Prendre un rendez-vous demande {bookingTime}.',
  bookAgain: 'Prendre un nouveau rendez-vous',
  moveTitle: 'Déplacer',
  moveText: 'Choisissez d’abord un jour. Vous verrez ensuite les heures libres.',
  dayLabel: 'Nouveau jour',
  showTimes: 'Voir les heures libres',
  timeLabel: 'Nouvelle heure',
  moveLabel: 'Déplacer mon rendez-vous',
  noTimes: 'Il n’y a plus d’heure libre ce jour-là. Choisissez un autre jour.',
  noDays: 'Tout est complet pour les prochaines semaines. Appelez le {phone}, nous trouverons un créneau.',
  cancelTitle: 'Annuler',
  cancelText: 'Un empêchement\u00a0? Annulez votre rendez-vous, l’heure profitera à quelqu’un d’autre.',
  cancelLabel: 'Annuler mon rendez-vous',
  contactTitle: 'Vous préférez appeler\u00a0?',
  contactText: 'Indiquez votre référence et nous retrouvons votre rendez-vous tout de suite.',
  takenWithFree:
    'Quelqu’un vient de vous devancer\u00a0: ce créneau n’est plus libre. Heures encore libres le {day}\u00a0: {times}.',
  movedTooOften:
    'Ce rendez-vous a déjà été déplacé plusieurs fois. Appelez le {phone}, et nous trouverons ensemble un autre moment.',
} satisfies TextsOf<'manageAppointment'>;
