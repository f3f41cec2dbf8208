import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const vacancies = {
  title: 'Empleo en limpieza en Utrecht y alrededores | {brand}',
  description:
    'Equipo fijo, cerca de casa y con un horario a su medida. Envíe su candidatura en línea, también espontánea. Respuesta en {applicationDays} días laborables.',
  heading: 'Un trabajo que se nota',
  intro:
    'Somos {employees} compañeros y mantenemos limpias farmacias, consultas, oficinas y centros asistenciales. Hay sitio para quien tiene experiencia y para quien quiere aprender el oficio.',
  applyLink: 'Enviar mi candidatura',
  benefitsHeading: 'Qué le ofrecemos',
  benefitTeam: 'Un equipo fijo',
  benefitTeamText:
    'Trabaja con los mismos compañeros y en los mismos sitios. Así conocerá bien a la gente y el lugar.',
  benefitLearning: 'Aprender trabajando',
  benefitLearningText:
    'Somos una empresa formadora reconocida. Un compañero con experiencia le enseña el oficio.',
  benefitHours: 'Un horario que encaja',
  benefitHoursText:
    'Jornada completa, parcial, flexible o solo fines de semana. A primera hora, durante el día o por la tarde.',
  benefitPay: 'Salario según convenio',
  benefitPayText:
    'El salario, los pluses y las vacaciones siguen el convenio neerlandés del sector de la limpieza.',
  benefitNear: 'Cerca de casa',
  benefitNearText:
    'Trabajamos en el centro de los Países Bajos y en el Randstad, y le buscamos centros de trabajo cerca de su casa.',
  benefitAnswer: 'Respuesta rápida',
  benefitAnswerText:
    'En {applicationDays} días laborables tendrá noticias nuestras. Aunque la respuesta sea negativa.',
  positionsHeading: 'A quién buscamos',
  positionsIntro: '¿No ve su puesto? Envíenos una candidatura espontánea.',
  schoonmaker: 'Personal de limpieza',
  schoonmakerText:
    'Limpia siempre los mismos sitios según un plan para cada espacio. La experiencia ayuda, pero no es necesaria.',
  teamleider: 'Jefe o jefa de equipo',
  teamleiderText: 'Dirige un equipo, prepara los turnos y habla con el cliente.',
  kwaliteitscontroleur: 'Control de calidad',
  kwaliteitscontroleurText: 'Revisa las instalaciones con una lista. Mira justo donde los demás no miran.',
  administratief: 'Administración',
  administratiefText:
    'Planifica, llama, escribe correos y mantiene los papeles en orden. Trabaja en nuestra oficina.',
  andere: 'Otro puesto o candidatura espontánea',
  andereText: '¿Sabe hacer otra cosa que encaje con nosotros? Cuéntenos qué busca.',
  formHeading: 'Envíe su candidatura',
  formIntro: 'Bastan unas frases sobre usted. No hace falta carta de presentación.',
  addressLabel: 'Dirección y localidad',
  positionLabel: 'Puesto deseado',
  experienceLabel: 'Experiencia laboral',
  experiencePlaceholder: 'Elija su experiencia',
  geen: 'Sin experiencia',
  '1-2jaar': 'De 1 a 2 años',
  '3-5jaar': 'De 3 a 5 años',
  '5plus': 'Más de 5 años',
  availabilityLabel: 'Disponibilidad',
  availabilityPlaceholder: 'Elija su disponibilidad',
  voltijd: 'Jornada completa (40 horas)',
  deeltijd: 'Jornada parcial (20–32 horas)',
  flexibel: 'Flexible',
  weekend: 'Solo fines de semana',
  motivationLabel: 'Motivación',
  motivationHint: '¿Por qué quiere trabajar con nosotros? Escriba al menos 50 caracteres.',
  cvLabel: 'Currículum',
  cvHint: 'Pegue aquí el texto de su currículum. ¿Prefiere enviar un archivo? Mándelo a {email}.',
  consentLabel:
    'Pueden conservar mi candidatura durante un año para una próxima vacante. Puedo retirar este permiso en cualquier momento.',
  submitLabel: 'Enviar mi candidatura',
  pendingLabel: 'Enviando...',
  privacyNote:
    'Usamos sus datos para responder a su candidatura (RGPD, art. 6.1.b: a petición suya, antes de un contrato). Los conservamos hasta cuatro semanas después de nuestra decisión, o un año si marca la casilla de arriba.',
  received:
    'Gracias por su candidatura. Tendrá noticias nuestras a más tardar el {deadline}. Su número de referencia es {reference}.',
  successTitle: 'Candidatura enviada',
  successText:
    '¡Gracias por su interés! Nos pondremos en contacto con usted en {applicationDays} días laborables.',
  failureTitle: 'Error al enviar',
  stepsHeading: 'Qué pasa después',
  stepSend: 'Usted envía su candidatura',
  stepSendText: 'Recibe un correo con su número de referencia.',
  stepAnswer: 'Le respondemos',
  stepAnswerText: 'En {applicationDays} días laborables le llamamos o le escribimos.',
  stepMeet: 'Nos conocemos',
  stepMeetText: 'Le contamos qué trabajo es y dónde. Hablamos de horario y salario.',
  contactHeading: '¿Una pregunta antes?',
  contactText: 'Llámenos en días laborables de {opens} a {closes}, o escríbanos.',
} satisfies TextsOf<'vacancies'>;
