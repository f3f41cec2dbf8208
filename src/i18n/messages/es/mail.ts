import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const mail = {
  contactSubject: 'Hemos recibido su solicitud de presupuesto ({reference})',
  contactHeading: 'Hemos recibido su solicitud',
  contactText:
    'Gracias por pedir presupuesto a {brand}. Una persona de nuestro equipo leerá su mensaje y le responderá a más tardar el {deadline}.',
  referenceLabel: 'Su referencia',
  contactNext:
    'Primero le propondremos una visita breve a sus instalaciones. Después recibirá un presupuesto claro, sin compromiso.',
  questions: '¿Alguna pregunta? Llame al {phone} o responda a este correo e indique su referencia.',
  greeting: 'Un cordial saludo,',
  signature: 'El equipo de {brand}',
  notYou: '¿No ha hecho usted esta solicitud? Entonces puede ignorar este correo.',
} satisfies TextsOf<'mail'>;
