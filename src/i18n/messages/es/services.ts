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
  askconductCertificate: '¿Tienen certificado de buena conducta?',
  askconfidentiality: '¿Firma su personal un acuerdo de confidencialidad?',
  askvaccination: '¿Ofrecen vacunas al personal?',
  asktraining: '¿Qué formación tiene su personal?',
  askstandIn: '¿Quién viene si hay bajas o vacaciones?',
  askinsured: '¿Qué seguro tienen?',
  askconsumables: '¿Quién pone el papel y el jabón?',
  asknotice: '¿Cuál es el preaviso?',
  askpayment: '¿Cómo se paga?',
  askcontactPerson: '¿Quién es mi persona de contacto?',
  askqualityCheck: '¿Cómo sé que el trabajo está bien hecho?',
  askemergency: '¿Qué hago en una urgencia?',
  askstart: '¿Cuándo empiezan? ¿Puede seguir quien limpia ahora?',
  asklanguages: '¿Qué idiomas hablan?',
  ...namesById(serviceNames, 'cleaning'),
} satisfies TextsOf<'services'>;
