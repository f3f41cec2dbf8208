import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const services = {
  title: 'Limpieza para empresas y sanidad | {brand}',
  description:
    'Limpieza de farmacias, consultas, pymes, oficinas y centros asistenciales, {priceFrom}. Vea qué hacemos en cada uno.',
  heading: '¿Qué quiere que limpiemos?',
  intro:
    'Elija su tipo de local y lea qué hacemos, cada cuánto y con qué normas. Trabajamos {priceFrom}. {minimumVisit}',
  wishesHeading: '¿Necesita algo concreto?',
  wishesText:
    '¿Un protocolo propio, un suelo difícil o un local que no aparece aquí? Cuéntenoslo. El asesoramiento y el presupuesto son gratuitos.',
  wishesLink: 'Cuéntenos su caso',
  stepsHeading: 'Así empezamos',
  step1: 'Su solicitud',
  step1Text: 'Llámenos, escríbanos o pida un presupuesto. Tendrá respuesta {reply}.',
  step2: 'Visita y presupuesto',
  step2Text:
    'Recorremos sus instalaciones con usted. Después recibe un presupuesto con cada tarea por separado.',
  step3: 'Su equipo fijo',
  step3Text: '{start}',
  closingHeading: '¿Pasamos a verlo?',
  closingText: 'La visita y el presupuesto son gratuitos y no le comprometen a nada.',
  otherServices: 'Otros servicios',
  faqCall:
    '¿Prefiere hablar con alguien? Llame al [{phone}](phone), en días laborables de {opens} a {closes}\u00a0h.',
  termsHeading: 'Lo que querrá saber',
  conductCertificateQuestion: '¿Tienen certificado de buena conducta?',
  confidentialityQuestion: '¿Firma su personal un acuerdo de confidencialidad?',
  vaccinationQuestion: '¿Ofrecen vacunas al personal?',
  trainingQuestion: '¿Qué formación tiene su personal?',
  standInQuestion: '¿Quién viene si hay bajas o vacaciones?',
  insuredQuestion: '¿Qué seguro tienen?',
  consumablesQuestion: '¿Quién pone el papel y el jabón?',
  noticeQuestion: '¿Cuál es el preaviso?',
  paymentQuestion: '¿Cómo se paga?',
  contactPersonQuestion: '¿Quién es mi persona de contacto?',
  qualityCheckQuestion: '¿Cómo sé que el trabajo está bien hecho?',
  emergencyQuestion: '¿Qué hago en una urgencia?',
  startQuestion: '¿Cuándo empiezan? ¿Puede seguir quien limpia ahora?',
  languagesQuestion: '¿Qué idiomas hablan?',
  ...namesById(serviceNames, 'cleaning'),
} satisfies TextsOf<'services'>;
