import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const about = {
  title: 'Über {brand}: Gebäudereinigung aus Utrecht seit {founded}',
  description:
    'Seit {founded} im Einsatz, für {overClients} Stammkunden und mit {overEmployees} Beschäftigten. Lesen Sie, wie {brand} arbeitet und was Sie erwartet.',
  heading: 'Menschen, die Ihr Gebäude kennen',
  intro:
    'Seit {founded} reinigen wir von Utrecht aus Geschäftsräume: Apotheken, Arztpraxen, kleine und mittlere Betriebe, Büros und Pflegeeinrichtungen.',
  storyHeading: 'Wer mit dem Schlüssel kommt',
  story1:
    'Sie bekommen ein festes Team und eine Ansprechperson. Beide wissen, welcher Hahn tropft, welcher Besprechungsraum immer belegt ist und wer die Kaffeetassen stehen lässt. Letzteres behalten sie für sich.',
  story2:
    'Wir sind ein anerkannter Ausbildungsbetrieb: Unsere Teams lernen das Handwerk vor Ort. Sie arbeiten mit einem Plan für jeden Raum, mit Mitteln, die zu Ihren Böden passen, und nach den Hygieneregeln Ihrer Branche.',
  years: '{years}',
  statYears: 'Jahre Erfahrung',
  statClients: 'Stammkunden',
  employees: '{employees}',
  statEmployees: 'Beschäftigte',
  statAlways: 'im Notfall erreichbar',
  reasonsHeading: 'Vier Gründe, die für uns sprechen',
  reasonGreen: 'Sparsam dosiert',
  reasonGreenText:
    'Wir messen Mittel mit Pumpen und Dosiersystemen ab, nehmen nach Möglichkeit solche mit EU Ecolabel und halten Ihren Abfall getrennt.',
  reasonHours: 'Flexible Zeiten',
  reasonHoursText:
    'Wir kommen vor der Öffnung, nach Feierabend oder am Wochenende. Wenn sich Ihre Zeiten ändern, passen wir uns nach Absprache an.',
  reasonPersonal: 'Persönlicher Service',
  reasonPersonalText:
    'Sie haben eine feste Ansprechperson und ein festes Team. Sie erklären nur einmal, wie Sie es haben möchten.',
  ratingHeading: 'So bewerten uns unsere Kunden',
  ratingText:
    'Das ist der Durchschnitt aus {reviews} Bewertungen. Lesen Sie unsere [Kundenstimmen](testimonials).',
  missionHeading: 'Unser Auftrag',
  missionText:
    'Ihr Gebäude so sauber halten, dass Sie nicht darüber nachdenken müssen. Mit Arbeit, auf die unsere Teams stolz sind, und mit Absprachen, die wir einhalten.',
  valuesHeading: 'Unsere Werte',
  valueQuality: 'Qualität',
  valueQualityText: 'Wir halten fest, was sauber heißt, und prüfen das Ergebnis mit Ihnen. {complaint}',
  valueReliability: 'Zuverlässigkeit',
  valueReliabilityText:
    'Wir kommen zur vereinbarten Zeit, auch wenn Sie nicht da sind. Wenn sich etwas ändert, sagen wir es Ihnen.',
  valuePersonal: 'Persönlicher Service',
  valuePersonalText: 'Sie sprechen mit jemandem, der Ihr Gebäude kennt. Fragen beantworten wir {reply}.',
  closingHeading: 'Wollen wir uns kennenlernen?',
  closingText:
    'Wir sehen uns Ihr Gebäude gern an. Rundgang und Angebot sind kostenlos, und Sie haben {replyAgain} eine Antwort.',
} satisfies TextsOf<'about'>;
