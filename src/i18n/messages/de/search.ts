import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const search = {
  title: 'Diese Website durchsuchen | {brand}',
  description:
    'Durchsuchen Sie alle Seiten und Artikel von {brand}: Leistungen, Reinigungsmethoden, Normen, Preise, Jobs und Kontakt.',
  heading: 'Suche',
  label: 'Wonach suchen Sie?',
  hint: 'Zum Beispiel: Bodenpflege, HACCP oder Kündigungsfrist.',
  submit: 'Suchen',
  resultsHeading: 'Ergebnisse',
  loading: 'Die Suche läuft\u00a0…',
  found: 'Ergebnisse für „{query}“: {count}',
  none: 'Keine Ergebnisse für „{query}“. Prüfen Sie die Schreibweise, versuchen Sie es mit einem kürzeren Wort oder wählen Sie eine Seite aus der Liste.',
  ask: 'Nicht dabei? Stellen Sie uns Ihre Frage',
  failed:
    'Die Suche funktioniert gerade nicht. Versuchen Sie es in einer Minute noch einmal oder wählen Sie eine Seite aus der Liste.',
  more: 'Weitere Ergebnisse anzeigen',
  popular: 'Häufig besucht',
} satisfies TextsOf<'search'>;
