import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const person = {
  emailLabel: 'Correo electrónico',
  phoneLabel: 'Teléfono',
  companyRequired: 'Escriba el nombre de su empresa',
  emailRequired: 'Escriba su correo electrónico',
  emailInvalid: 'El correo electrónico no es válido. Ejemplo: nombre@ejemplo.es',
  phoneRequired: 'Escriba su número de teléfono',
  phoneInvalid: 'Escriba un número de teléfono válido, por ejemplo 030\u00a0123\u00a045\u00a067',
} satisfies TextsOf<'person'>;
