import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const consent = {
  heading: 'Dürfen wir messen, wie die Website genutzt wird?',
  text: 'Ohne Ihre Einwilligung setzen wir keine Mess-Cookies. Ihre Wahl können Sie unten auf jeder Seite ändern.',
  refuse: 'Ablehnen',
  accept: 'Erlauben',
  settings: 'Einstellungen',
  analytics: 'Statistik',
  ads: 'Statistik und Werbung',
  save: 'Auswahl speichern',
  change: 'Cookie-Einstellungen',
} satisfies TextsOf<'consent'>;
