import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const price = {
  title: '¿Cuánto cuesta la limpieza? Calcule su precio | {brand}',
  description:
    'Calcule el precio aproximado de limpiar su local, por limpieza y al mes, y las horas que lleva. Sin dejar sus datos.',
  heading: '¿Cuánto cuesta?',
  intro:
    'Díganos qué hay que limpiar y verá el precio aproximado, por limpieza y al mes, y las horas que lleva. No tiene que dejar sus datos y no guardamos nada.',
  ...namesById(serviceNames, 'choice'),
  squareMetersLabel: 'Superficie en m²',
  squareMetersHint: 'Basta con una estimación.',
  squareMetersInvalid: 'Escriba un número entero entre 10 y 10.000, por ejemplo, 300',
  frequencyLabel: '¿Con qué frecuencia?',
  frequencyPlaceholder: 'Elija la frecuencia',
  maandelijks: 'Una vez al mes',
  tweewekelijks: 'Cada dos semanas',
  wekelijks: 'Una vez por semana',
  tweemaal: 'Dos veces por semana',
  driemaal: 'Tres veces por semana',
  werkdagen: 'Todos los días laborables',
  frequencyRequired: 'Elija la frecuencia',
  partOfDayLabel: '¿Cuándo?',
  day: 'Entre semana, de día',
  evening: 'Entre semana, tarde-noche',
  weekend: 'En fin de semana',
  floorLabel: '¿Qué tipo de suelo?',
  mixed: 'Mixto, o no lo sé',
  carpet: 'Sobre todo moqueta',
  hard: 'Sobre todo suelo duro',
  submit: 'Calcular el precio',
  answerHeading: 'Su precio orientativo',
  noAnswer: 'Rellene el formulario y aquí verá cuánto cuesta aproximadamente.',
  range: '{from} a {to}',
  perMonth: 'al mes, IVA no incluido',
  perVisit: 'Por limpieza, IVA no incluido',
  timePerVisit: 'Tiempo de trabajo por limpieza',
  timePerMonth: 'Tiempo de trabajo al mes',
  note: 'Es un precio orientativo; el definitivo se fija tras una visita a su local. La visita y el presupuesto son gratuitos.',
  quote: 'Pedir presupuesto con estos datos',
  carriedVisit: 'Precio orientativo por limpieza, IVA no incluido',
  carriedMonth: 'Precio orientativo al mes, IVA no incluido',
  blockHeading: '¿Cuánto le costaría?',
  blockText:
    'Indique la superficie y la frecuencia, y verá cuánto cuesta aproximadamente por limpieza y al mes.',
} satisfies TextsOf<'price'>;
