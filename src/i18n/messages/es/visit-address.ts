import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const visitAddress = {
  title: '¿Adónde vamos?',
  label: 'Dirección',
  text: 'Puede indicar o cambiar la dirección {freeChange}. Así nuestro equipo sabrá adónde ir.',
  streetLabel: 'Calle y número',
  postcodeLabel: 'Código postal',
  placeLabel: 'Localidad',
  save: 'Guardar la dirección',
  saved: 'Gracias, ya sabemos adónde tenemos que ir.',
  streetRequired: 'Indique la calle y el número',
  postcodeInvalid: 'Indique el código postal neerlandés, por ejemplo 3511 AB',
  placeRequired: 'Indique la localidad',
  tooOften: 'Esta dirección ya se ha cambiado muchas veces. Llame al {phone} y la cambiaremos.',
} satisfies TextsOf<'visitAddress'>;
