import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'Gracias | {brand}',
  description:
    'Hemos recibido su mensaje. Aquí encontrará su referencia, los próximos pasos y cuándo tendrá noticias nuestras.',
  heading: 'Gracias, hemos recibido su mensaje',
  intro: 'Lo hemos recibido todo correctamente.',
  referenceTitle: 'Su referencia',
  deadlineTitle: 'Tendrá noticias nuestras',
  deadlineGeneral: '{reply}',
  nextTitle: 'Próximos pasos',
  contactIntro:
    'Lo hemos recibido todo correctamente. También recibirá una confirmación por correo electrónico.',
  contactNext1: 'Una persona de nuestro equipo lee su mensaje.',
  contactNext2: 'Le llamamos o le escribimos para proponerle una visita breve.',
  contactNext3: 'Después de la visita recibirá un presupuesto claro, sin compromiso.',
  callbackIntro: 'Tenemos su número y le llamaremos.',
  callbackNext1: 'Una persona de nuestro equipo lee el motivo de su solicitud.',
  callbackNext2: 'Le llamamos al número que nos ha indicado.',
  callbackNext3: '¿Al final no le viene bien? Llámenos usted e indique su referencia.',
  appointmentIntro:
    'Le hemos reservado el día y la hora. También recibirá un correo: abra el enlace que contiene y le guardaremos la hora.',
  appointmentNext1:
    'Le confirmamos la cita {confirmation}. Lo hacemos por correo electrónico y con el precio; a partir de ahí, es firme.',
  appointmentNext2:
    '¿No le viene bien? Con el enlace del correo puede cambiarla o anularla gratis {freeChange}.',
  appointmentNext3:
    'Llegamos el día y a la hora confirmados. No hace falta que esté usted presente. Si aún no conocemos su edificio, antes le pedimos una visita breve.',
  vacanciesIntro: 'Hemos recibido su candidatura. También recibirá una confirmación por correo electrónico.',
  vacanciesNext1: 'Una persona de nuestro equipo lee su candidatura.',
  vacanciesNext2: 'Le llamamos o le escribimos con nuestra respuesta, aunque sea negativa.',
  vacanciesNext3: 'Si encajamos, nos conocemos y hablamos del trabajo, el horario y el salario.',
  testimonialsIntro: 'Hemos recibido su opinión. Gracias por dedicarle un momento.',
  testimonialsNext1: 'Leemos su texto antes de publicarlo.',
  testimonialsNext2: 'Si lo publicamos, aparece con su nombre solo si marcó esa casilla.',
  testimonialsNext3: '¿Quiere retirarlo más adelante? Escriba a {email} y lo quitaremos de la web.',
  contactTitle: '¿Le queda alguna pregunta?',
  contactText: 'Díganos su referencia y encontraremos su solicitud enseguida.',
} satisfies TextsOf<'confirmation'>;
