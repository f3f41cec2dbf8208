import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const validation = {
  nameRequired: 'Indiquez votre nom',
  companyRequired: 'Indiquez le nom de votre entreprise',
  emailRequired: 'Indiquez votre adresse e-mail',
  emailInvalid: 'Adresse e-mail non valide',
  phoneInvalid: 'Indiquez un numéro de téléphone valide, par exemple 030\u00a0123\u00a045\u00a067',
  serviceRequired: 'Choisissez un service',
  tooLong: '{max} caractères au maximum',
} satisfies TextsOf<'validation'>;
