import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const notFound = {
  title: 'Seite nicht gefunden | {brand}',
  description:
    'Diese Seite gibt es nicht oder sie ist umgezogen. Über diese Links kommen Sie zu unseren Leistungen, zum Blog oder zum Kontaktformular.',
  heading: 'Seite nicht gefunden',
  joke: 'Diese Seite wurde wohl weggewischt.',
  text: 'Die gesuchte Seite gibt es nicht oder sie ist umgezogen. Vielleicht hilft Ihnen einer dieser Links weiter.',
  homeLink: 'Zur Startseite',
  backLink: 'Zurück',
  popular: 'Häufig besucht',
  callText: 'Oder rufen Sie uns an:',
} satisfies TextsOf<'notFound'>;
