import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const price = {
  title: 'Prix du nettoyage\u00a0: votre estimation | {brand}',
  description:
    'Estimez le prix du nettoyage de vos locaux, par passage et par mois, avec le nombre d’heures. Sans laisser vos coordonnées.',
  heading: 'Combien ça coûte\u00a0?',
  intro:
    'Décrivez vos locaux et estimez le prix et le nombre d’heures, par passage et par mois. Sans laisser vos coordonnées\u00a0: nous ne conservons rien.',
  ...namesById(serviceNames, 'choice'),
  squareMetersLabel: 'Surface en m²',
  squareMetersHint: 'Une estimation suffit.',
  squareMetersInvalid: 'Saisissez un nombre entier de 10 à 10\u202f000, par exemple 300',
  frequencyLabel: 'À quelle fréquence\u00a0?',
  frequencyPlaceholder: 'Choisissez la fréquence',
  maandelijks: 'Une fois par mois',
  tweewekelijks: 'Toutes les deux semaines',
  wekelijks: 'Une fois par semaine',
  tweemaal: 'Deux fois par semaine',
  driemaal: 'Trois fois par semaine',
  werkdagen: 'Chaque jour ouvré',
  frequencyRequired: 'Choisissez la fréquence',
  partOfDayLabel: 'À quel moment\u00a0?',
  day: 'En semaine, en journée',
  evening: 'En semaine, le soir',
  weekend: 'Le week-end',
  floorLabel: 'Quel type de sol\u00a0?',
  mixed: 'Mixte, ou je ne sais pas',
  carpet: 'Surtout de la moquette',
  hard: 'Surtout des sols durs',
  submit: 'Calculer le prix',
  answerHeading: 'Votre estimation',
  noAnswer: 'Remplissez le formulaire\u00a0: le prix approximatif s’affichera ici.',
  range: '{from} à {to}',
  perMonth: 'par mois, hors TVA',
  perVisit: 'Par passage, hors TVA',
  timePerVisit: 'Temps de travail par passage',
  timePerMonth: 'Temps de travail par mois',
  note: 'C’est une estimation\u00a0: le prix définitif est fixé après une visite de vos locaux. La visite et le devis sont gratuits.',
  quote: 'Demander un devis sur cette base',
  carriedVisit: 'Estimation par passage, hors TVA',
  carriedMonth: 'Estimation par mois, hors TVA',
  blockHeading: 'Combien cela coûterait-il chez vous\u00a0?',
  blockText:
    'Indiquez la surface et la fréquence\u00a0: vous verrez le prix approximatif, par passage et par mois.',
} satisfies TextsOf<'price'>;
