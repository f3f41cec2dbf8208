import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const about = {
  title: 'Über {brand}: Reinigung aus Utrecht seit {founded}',
  description:
    '{years} Jahre Erfahrung, {clients} zufriedene Kunden, {employees} Beschäftigte. Lesen Sie, wie {brand} arbeitet und was Sie von uns erwarten dürfen.',
  heading: 'Menschen, die Ihr Gebäude kennen',
  intro:
    'Seit {founded} reinigen wir von Utrecht aus Geschäftsräume: Apotheken, Arztpraxen, Büros, kleine und mittlere Betriebe und Pflegeeinrichtungen.',
  storyHeading: 'Reinigung ist Menschensache',
  story1:
    'Ein sauberes Gebäude beginnt bei den Menschen, die mit dem Schlüssel kommen. Darum haben Sie ein festes Team und eine Ansprechperson. Beide wissen, welcher Hahn tropft, welcher Besprechungsraum immer belegt ist und wer die Kaffeetassen stehen lässt. Letzteres behalten sie für sich.',
  story2:
    'Wir sind ein anerkannter Ausbildungsbetrieb: Unsere Leute lernen das Handwerk vor Ort. Sie arbeiten mit einem Plan für jeden Raum, mit Mitteln, die zu Ihren Böden passen, und nach den Hygieneregeln Ihrer Branche.',
  years: '{years}',
  statYears: 'Jahre Erfahrung',
  statClients: 'zufriedene Kunden',
  employees: '{employees}',
  statEmployees: 'Beschäftigte',
  statAlways: 'im Notfall erreichbar',
  reasonsHeading: 'Vier Gründe, die für uns sprechen',
  reasonCertified: 'Zertifiziert und versichert',
  reasonCertifiedText:
    'Wir tragen das Gütesiegel für registrierte Reinigungsunternehmen und sind versichert. Schäden durch unsere Arbeit regeln wir mit Ihnen.',
  reasonGreen: 'Umwelt\u00adfreundlich',
  reasonGreenText:
    'Wir wählen Mittel, die Böden und Wasser schonen, dosieren sparsam und halten Ihren Abfall getrennt.',
  reasonHours: 'Flexible Zeiten',
  reasonHoursText:
    'Wir kommen vor der Öffnung, nach Feierabend oder am Wochenende. Ändern sich Ihre Zeiten, passen wir uns nach Absprache an.',
  reasonPersonal: 'Persönlicher Service',
  reasonPersonalText:
    'Sie haben eine feste Ansprechperson und ein festes Team. Sie erklären nur einmal, wie Sie es haben möchten.',
  ratingHeading: 'Kunden geben uns {rating} von {ratingBest}',
  ratingText:
    'Das ist der Durchschnitt aus {reviews} Bewertungen. Lesen Sie unsere [Kundenstimmen](testimonials).',
  missionHeading: 'Unser Auftrag',
  missionText:
    'Ihr Gebäude so sauber zu halten, dass Sie nicht darüber nachdenken müssen. Mit Arbeit, auf die unsere Leute stolz sind, und Absprachen, die wir einhalten.',
  valuesHeading: 'Unsere Werte',
  valueQuality: 'Qualität',
  valueQualityText:
    'Wir halten fest, was sauber heißt, und prüfen es mit Ihnen. Eine Reklamation beheben wir innerhalb von {complaintHours} Stunden kostenlos.',
  valueReliability: 'Zuverlässigkeit',
  valueReliabilityText:
    'Wir kommen zur vereinbarten Zeit, auch wenn Sie nicht da sind. Ändert sich etwas, sagen wir es Ihnen.',
  valuePersonal: 'Persönlicher Service',
  valuePersonalText:
    'Sie sprechen mit jemandem, der Ihr Gebäude kennt. Fragen beantworten wir innerhalb von {replyHours} Stunden.',
  closingHeading: 'Lernen wir uns kennen?',
  closingText:
    'Wir sehen uns Ihr Gebäude gern an. Rundgang und Angebot sind kostenlos, und innerhalb von {replyHours} Stunden haben Sie eine Antwort.',
} satisfies TextsOf<'about'>;
