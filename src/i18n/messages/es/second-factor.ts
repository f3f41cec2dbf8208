import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const secondFactor = {
  title: 'Segundo paso del inicio de sesión | {brand}',
  description: 'Confirme que es usted con un código o una llave de acceso.',
  name: 'Segundo paso',
  heading: 'Un paso más',
  intro: 'Su contraseña es correcta. Ahora confirme que es usted.',
  passkeyLabel: 'Usar mi llave de acceso',
  passkeyFailed: 'No ha funcionado. Inténtelo de nuevo o use un código.',
  codeLabel: 'Código',
  codeHint: 'Las seis cifras de su aplicación o uno de sus códigos de recuperación.',
  submitLabel: 'Iniciar sesión',
  wrong: 'Este código no es correcto o ya se ha usado.',
  wrongTitle: 'No se ha podido iniciar sesión',
  backLabel: 'Volver a iniciar sesión',
  missing: 'Inicie sesión primero con su nombre de usuario y su contraseña.',
} satisfies TextsOf<'secondFactor'>;
