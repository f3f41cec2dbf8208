import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const visitAddress = {
  title: 'Où devons-nous venir\u00a0?',
  label: 'Adresse',
  text: 'Vous pouvez indiquer ou modifier l’adresse {freeChange} le rendez-vous.',
  streetLabel: 'Rue et numéro',
  postcodeLabel: 'Code postal',
  placeLabel: 'Ville',
  save: 'Enregistrer l’adresse',
  saved: 'Merci, nous savons maintenant où venir.',
  streetRequired: 'Indiquez la rue et le numéro',
  postcodeInvalid: 'Indiquez le code postal néerlandais, par exemple 3511 AB',
  placeRequired: 'Indiquez la ville',
  tooOften: 'Cette adresse a déjà été modifiée plusieurs fois. Appelez le {phone} et nous la modifierons.',
} satisfies TextsOf<'visitAddress'>;
