import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesByValue } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const testimonialForm = {
  stars: '{stars} von {ratingBest} Sternen',
  locationLabel: 'Ort',
  serviceLabel: 'Welche Leistung nutzen Sie?',
  servicePlaceholder: 'Leistung wählen',
  ...namesByValue(serviceNames, 'testimonial'),
  'Algemene Schoonmaak': 'Allgemeine Reinigung',
  ratingLabel: 'Ihre Bewertung',
  textLabel: 'Ihre Erfahrung',
  textHint: 'Zum Beispiel: seit wann wir zu Ihnen kommen und was Ihnen auffällt.',
  consentLabel: 'Mein Name darf beim Text stehen. Ohne Häkchen bleibt er weg.',
  submitLabel: 'Bewertung senden',
  pendingLabel: 'Wird gesendet\u00a0…',
  privacyNote:
    'Mit dem Absenden willigen Sie ein, dass wir Text und Bewertung veröffentlichen, mit Unternehmen und Ort, falls angegeben. Wir speichern sie bis zu Ihrem Widerruf.',
  successTitle: 'Bewertung gesendet',
  successText: 'Vielen Dank für Ihre Rückmeldung! Wir prüfen, ob wir Ihre Bewertung veröffentlichen.',
  failureTitle: 'Fehler beim Senden',
  ratingRequired: 'Bitte vergeben Sie 1 bis 5 Sterne',
  testimonialRequired: 'Sagen Sie uns in wenigen Worten, wie Sie unsere Arbeit finden',
} satisfies TextsOf<'testimonialForm'>;
