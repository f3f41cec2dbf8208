import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const vacancies = {
  title: 'Empleo en limpieza en Utrecht y alrededores | {brand}',
  description:
    'Equipo fijo, cerca de casa y con un horario a su medida. Envíe su candidatura en línea, también espontánea. Respuesta {application}.',
  heading: 'Un trabajo que se nota',
  intro:
    'Somos {overEmployees} personas y mantenemos limpias farmacias, consultas, oficinas y centros asistenciales. Hay sitio para quien tiene experiencia y para quien quiere aprender el oficio.',
  applyLink: 'Enviar mi candidatura',
  benefitsHeading: 'Qué le ofrecemos',
  benefitTeam: 'Un equipo fijo',
  benefitTeamText: 'Trabajará con los mismos compañeros y en los mismos sitios, y los conocerá bien.',
  benefitLearning: 'Aprender trabajando',
  benefitLearningText:
    'Somos una empresa formadora reconocida. Un compañero con experiencia le enseña el oficio.',
  benefitHours: 'Un horario que encaja',
  benefitHoursText:
    'Jornada completa, parcial, flexible o solo fines de semana. A primera hora, de día o por la tarde-noche.',
  benefitPay: 'Salario según convenio',
  benefitPayText:
    'Salario, pluses y vacaciones se rigen por el convenio neerlandés del sector de la limpieza.',
  benefitNear: 'Cerca de casa',
  benefitNearText:
    'Trabajamos en el centro de los Países Bajos y en el Randstad, y le buscamos centros de trabajo cerca de su casa.',
  benefitAnswer: 'Respuesta rápida',
  benefitAnswerText: 'Tendrá noticias nuestras {application}, aunque la respuesta sea negativa.',
  positionsHeading: 'A quién buscamos',
  positionsIntro: '¿No ve su puesto? Envíenos una candidatura espontánea.',
  schoonmakerText:
    'Limpia siempre los mismos sitios según un plan para cada espacio. La experiencia ayuda, pero no es necesaria.',
  teamleiderText: 'Dirige un equipo, prepara los turnos y habla con el cliente.',
  kwaliteitscontroleurText:
    'Revisa las instalaciones con una lista de control. Ve lo que a los demás se les escapa.',
  administratiefText:
    'Planifica, llama, escribe correos y mantiene los papeles en orden. Trabaja en nuestra oficina.',
  andereText: '¿Sabe hacer otra cosa que encaje con nosotros? Cuéntenos qué busca.',
  formHeading: 'Envíe su candidatura',
  formIntro: 'Bastan unas frases sobre usted. No hace falta carta de presentación.',
  received:
    'Gracias por su candidatura. Tendrá noticias nuestras {deadline}. Su número de referencia es {reference}.',
  stepsHeading: 'Qué pasa después',
  stepSend: 'Usted envía su candidatura',
  stepSendText: 'Recibe un correo con su número de referencia.',
  stepAnswer: 'Le respondemos',
  stepAnswerText: 'Le llamaremos o le escribiremos {application}.',
  stepMeet: 'Nos conocemos',
  stepMeetText: 'Le contamos qué trabajo es y dónde. Hablamos de horario y salario.',
  contactHeading: '¿Alguna duda antes?',
  contactText: 'Llámenos en días laborables de {opens} a {closes}\u00a0h, o escríbanos.',
} satisfies TextsOf<'vacancies'>;
