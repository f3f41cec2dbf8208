import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentStatus = {
  title: 'Statut',
  asked: 'Encore une étape',
  held: 'Nous vous gardons ce créneau',
  confirmed: 'Votre rendez-vous est confirmé',
  ended: 'Nous ne vous gardons plus ce créneau',
  lost: 'Ce créneau n’est plus libre',
  moved: 'Votre rendez-vous a été déplacé',
  movedByUs: 'Nous avons déplacé votre rendez-vous',
  cancelling: 'Votre rendez-vous va être annulé',
  cancelled: 'Votre rendez-vous a été annulé',
  cancelledByUs: 'Nous avons annulé votre rendez-vous',
  past: 'Ce rendez-vous est passé',
} satisfies TextsOf<'appointmentStatus'>;
