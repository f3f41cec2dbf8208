import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'Gracias | {brand}',
  description:
    'Hemos recibido su mensaje. Aquí encontrará su referencia, los próximos pasos y cuándo tendrá noticias nuestras.',
  referenceTitle: 'Su referencia',
  deadlineTitle: 'Tendrá noticias nuestras',
  answersTitle: 'Lo que nos ha enviado',
  calendarTitle: 'Añada la cita a su calendario',
  calendarFile: 'Archivo de calendario (.ics)',
  calendarGoogle: 'Google Calendar',
  calendarOutlook: 'Outlook',
  calendarDescription:
    'Reservada, pendiente de confirmación. Referencia: {reference}. ¿Alguna pregunta? Llame al {phone}.',
  urgentTitle: '¿Es urgente?',
  urgentText: 'Llámenos ahora. Atendemos de día y de noche.',
  nextTitle: 'Próximos pasos',
  contactHeading: 'Hemos recibido su solicitud',
  contactIntro: 'Gracias. También recibirá una confirmación por correo electrónico.',
  contactNext1: 'Una persona de nuestro equipo lee su mensaje.',
  contactNext2: 'Le llamamos o le escribimos para proponerle una visita breve.',
  contactNext3: 'Después de la visita recibirá un presupuesto claro, sin compromiso.',
  contactStep: 'Vea cómo empezamos',
  callbackHeading: 'Le llamaremos',
  callbackIntro: 'Gracias, tenemos su número.',
  callbackNext1: 'Una persona de nuestro equipo lee el motivo de su solicitud.',
  callbackNext2: 'Le llamamos al número que nos ha indicado.',
  callbackNext3: '¿Al final no le viene bien? Llámenos usted e indique su referencia.',
  callbackStep: 'Pida ya su presupuesto',
  appointmentHeading: 'Su cita está reservada',
  appointmentIntro:
    'Gracias. Ahora recibirá un correo: abra el enlace que contiene y le guardaremos la hora.',
  appointmentNext1:
    'Le confirmamos la cita {confirmation}. Lo hacemos por correo electrónico y con el precio; a partir de ahí, es firme.',
  appointmentNext2:
    '¿No le viene bien? Con el enlace del correo puede cambiarla o anularla gratis {freeChange}.',
  appointmentNext3:
    'Llegamos el día y a la hora confirmados. No hace falta que esté usted presente. Si aún no conocemos su edificio, antes le pedimos una visita breve.',
  appointmentStep: 'Conózcanos',
  vacanciesHeading: 'Hemos recibido su candidatura',
  vacanciesIntro: 'Gracias por su interés. También recibirá una confirmación por correo electrónico.',
  vacanciesNext1: 'Una persona de nuestro equipo lee su candidatura.',
  vacanciesNext2: 'Le llamamos o le escribimos con nuestra respuesta, aunque sea negativa.',
  vacanciesNext3: 'Si encajamos, nos conocemos y hablamos del trabajo, el horario y el salario.',
  vacanciesStep: 'Conózcanos',
  testimonialsHeading: 'Gracias por su opinión',
  testimonialsIntro: 'Le agradecemos el tiempo que le ha dedicado. Hemos recibido su texto.',
  testimonialsNext1: 'Leemos su texto antes de publicarlo.',
  testimonialsNext2: 'Si lo publicamos, aparece con su nombre solo si marcó esa casilla.',
  testimonialsNext3: '¿Quiere retirarlo más adelante? Escriba a {email} y lo quitaremos de la web.',
  testimonialsStep: 'Ver las opiniones de clientes',
  contactTitle: '¿Le queda alguna pregunta?',
  contactText: 'Díganos su referencia y encontraremos su solicitud enseguida.',
  noneHeading: 'Aún no hay nada que confirmar',
  noneText:
    'En esta página verá qué pasa con su solicitud en cuanto la envíe. ¿Acaba de hacerlo? Entonces encontrará su referencia en nuestro correo.',
  waysTitle: '¿Qué podemos hacer por usted?',
} satisfies TextsOf<'confirmation'>;
