import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const person = {
  emailLabel: 'Adresse e-mail',
  phoneLabel: 'Numéro de téléphone',
  companyRequired: 'Indiquez le nom de votre entreprise',
  emailRequired: 'Indiquez votre adresse e-mail',
  emailInvalid: 'Adresse e-mail non valide. Exemple\u00a0: nom@exemple.fr',
  phoneRequired: 'Indiquez votre numéro de téléphone',
  phoneInvalid: 'Indiquez un numéro de téléphone valide, par exemple 030\u00a0123\u00a045\u00a067',
} satisfies TextsOf<'person'>;
