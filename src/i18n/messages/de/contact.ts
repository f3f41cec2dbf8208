import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesByValue } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const contact = {
  title: 'Kontakt und kostenloses Angebot | {brand}',
  description:
    'Fordern Sie ein kostenloses Angebot für Ihre Reinigung an. Antwort {reply}. Telefon: Mo–Fr von {opens} bis {closes} Uhr.',
  heading: 'Kostenloses Angebot anfordern',
  intro:
    'Sagen Sie uns kurz, was sauber werden soll. Jemand aus unserer Einsatzplanung antwortet Ihnen {reply}.',
  messageHint: 'Zum Beispiel: Fläche, Anzahl der Etagen, gewünschte Tage.',
  submitLabel: 'Anfrage senden',
  pendingLabel: 'Wird gesendet\u00a0…',
  privacyNote:
    'Ihre Anfrage ist unverbindlich. Um sie zu beantworten, verwenden wir Ihre Angaben und speichern sie höchstens 2\u00a0Jahre.',
  received: 'Danke für Ihre Anfrage. Wir antworten {deadline}. Ihre Referenznummer ist {reference}.',
  successTitle: 'Anfrage gesendet',
  failureTitle: 'Fehler',
  failureText: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
  phoneTitle: 'Telefon',
  emailTitle: 'E-Mail',
  hoursTitle: 'Öffnungs\u00adzeiten',
  availabilityText: 'In Notfällen Tag und Nacht, sieben Tage die Woche',
  emergencyText:
    'Wasserschaden, Einbruch oder eine unangekündigte Kontrolle: Sie erreichen uns Tag und Nacht. {emergency}',
  areaHeading: 'Hier sind wir im Einsatz',
  areaMap: 'Karte unseres Einsatzgebiets: {workArea}',
  areaCity: 'Utrecht',
  areaCentral: 'Landesmitte',
  areaCentralText: 'Utrecht, Gelderland und Flevoland',
  areaRandstad: 'Randstad',
  areaRandstadText: 'Nord- und Südholland mit Amsterdam, Rotterdam und Den Haag',
  areaCountry: 'Übrige Niederlande',
  areaCountryText: 'Auf Anfrage.',
  areaCountryLink: 'Fragen Sie uns',
  ...namesByValue(serviceNames, 'quote'),
  specialistisch: 'Spezial\u00adreinigung',
  anders: 'Sonstiges',
} satisfies TextsOf<'contact'>;
