import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const testimonials = {
  title: 'Was Kunden über {brand} sagen',
  description:
    'Lesen Sie, was Unternehmen über unsere Reinigung schreiben, und teilen Sie Ihre Erfahrung. Wir veröffentlichen nur Stimmen unserer Kunden.',
  heading: 'Was Kunden von unserer Arbeit halten',
  intro:
    'Das schreiben Unternehmen, bei denen wir reinigen. Wir veröffentlichen nur Stimmen unserer Kunden und lesen jeden Text, bevor er erscheint.',
  writeLink: 'Erfahrung teilen',
  satisfaction: '{satisfaction}',
  statSatisfaction: 'unserer Kunden sind zufrieden',
  businesses: '{businesses}',
  statBusinesses: 'Unternehmen seit {founded}',
  listHeading: 'Alle Kunden\u00adstimmen',
  blockHeading: 'Was Kunden sagen',
  allLink: 'Alle Kundenstimmen lesen',
  example: 'Beispiel',
  anonymous: 'Ein Kunde',
  // Shown above the testimonials on pages in languages other than Dutch.
  languageNote: 'Unsere Kunden schreiben in ihrer eigenen Sprache, meist auf Niederländisch.',
  emptyTitle: 'Noch keine Kundenstimmen',
  emptyText: 'Reinigen wir bei Ihnen? Dann machen Sie gern den Anfang.',
  formHeading: 'Teilen Sie Ihre Erfahrung',
  formIntro: 'Was läuft gut, was geht besser? Schreiben Sie es so, wie Sie es sagen würden.',
  received:
    'Vielen Dank für Ihre Rückmeldung. Wir lesen Ihren Text und entscheiden, ob er erscheint. Ihre Referenznummer ist {reference}.',
  stepsHeading: 'Was mit Ihrem Text geschieht',
  stepRead: 'Wir lesen ihn',
  stepReadText:
    'Tippfehler korrigieren wir, Namen und Angaben anderer nehmen wir heraus. Sonst bleibt der Text, wie er ist.',
  stepPublish: 'Wir entscheiden über die Veröffentlichung',
  stepPublishText: 'Ihr Name steht nur dabei, wenn Sie das angekreuzt haben.',
  stepRemove: 'Sie entscheiden',
  stepRemoveText: 'Soll der Text wieder weg? Schreiben Sie an {email}, dann nehmen wir ihn von der Website.',
  closingHeading: 'Soll es bei Ihnen auch so sauber sein?',
  closingText: 'Sagen Sie uns, was sauber werden soll. Es antwortet Ihnen jemand vom Fach, {reply}.',
  casesHeading: 'Aus der Praxis',
  caseApproach: 'So sind wir vorgegangen',
} satisfies TextsOf<'testimonials'>;
