import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const services = {
  title: 'Limpieza para empresas y sanidad | {brand}',
  description:
    'Limpieza de farmacias, consultas, pymes, oficinas y centros asistenciales, desde {price} por servicio, sin IVA. Vea qué hacemos en cada uno.',
  heading: '¿Qué quiere que limpiemos?',
  intro:
    'Elija su tipo de local y lea qué hacemos, con qué frecuencia y según qué normas. Un servicio de limpieza cuesta desde {price}, IVA no incluido.',
  wishesHeading: '¿Necesita algo concreto?',
  wishesText:
    '¿Un protocolo propio, un suelo difícil o un local que no aparece aquí? Cuéntenoslo. El asesoramiento y el presupuesto son gratuitos.',
  wishesLink: 'Cuéntenos su caso',
  stepsHeading: 'Así empezamos',
  step1: 'Su consulta',
  step1Text: 'Llámenos, escríbanos o pida cita. En menos de {replyHours} horas tendrá respuesta.',
  step2: 'Visita y presupuesto',
  step2Text:
    'Recorremos sus instalaciones con usted. Después recibe un presupuesto con cada tarea por separado.',
  step3: 'Su equipo fijo',
  step3Text: 'Aproximadamente {startPeriod} después de firmar el contrato, el equipo viene por primera vez.',
  closingHeading: '¿Pasamos a verlo?',
  closingText: 'La visita y el presupuesto son gratuitos y no le comprometen a nada.',
  otherServices: 'Otros servicios',
  faqCall:
    '¿Prefiere hablar con alguien? Llame al [{phone}](phone), en días laborables de {opens} a {closes} h.',
  pharmacy: 'Limpieza de farmacias',
  gp: 'Limpieza de consultas médicas',
  sme: 'Limpieza para pymes',
  office: 'Limpieza de oficinas',
  care: 'Limpieza de centros asistenciales',
} satisfies TextsOf<'services'>;
