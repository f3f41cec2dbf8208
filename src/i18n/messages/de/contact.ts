import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const contact = {
  title: 'Kontakt und kostenloses Angebot | {brand}',
  description:
    'Fordern Sie ein kostenloses Angebot für Ihre Reinigung an. Antwort innerhalb von {replyHours} Stunden. Telefon: Mo–Fr von {opens} bis {closes} Uhr.',
  heading: 'Kostenloses Angebot anfordern',
  intro:
    'Sagen Sie uns kurz, was sauber werden soll. Innerhalb von {replyHours} Stunden antwortet Ihnen ein Mensch, keine Maschine.',
  serviceLabel: 'Wo dürfen wir reinigen?',
  messageHint: 'Zum Beispiel: Fläche, Anzahl der Etagen, gewünschte Tage.',
  submitLabel: 'Anfrage senden',
  pendingLabel: 'Wird gesendet ...',
  privacyNote:
    'Ihre Anfrage ist unverbindlich. Wir verwenden Ihre Angaben, um Ihre Anfrage zu beantworten (Art. 6 Abs. 1 lit. b DSGVO), und speichern sie höchstens 2 Jahre.',
  received: 'Danke für Ihre Anfrage. Wir antworten {deadline}. Ihre Referenznummer ist {reference}.',
  successTitle: 'Anfrage gesendet',
  failureTitle: 'Fehler',
  failureText: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
  phoneTitle: 'Telefon',
  emailTitle: 'E-Mail',
  hoursTitle: 'Öffnungs\u00adzeiten',
  emergencyText:
    'Wasserschaden, Einbruch oder eine unangekündigte Kontrolle: Sie erreichen uns Tag und Nacht.',
  emergencyCall: 'Jetzt anrufen',
  areaHeading: 'Hier sind wir im Einsatz',
  areaMap: 'Karte unseres Einsatzgebiets: Nordholland, Südholland, Utrecht, Flevoland und Gelderland',
  areaCity: 'Utrecht',
  areaCentral: 'Zentral\u00adniederlande',
  areaCentralText: 'Utrecht, Gelderland und Flevoland',
  areaRandstad: 'Randstad',
  areaRandstadText: 'Nord- und Südholland mit Amsterdam, Rotterdam und Den Haag',
  areaCountry: 'Landesweit',
  areaCountryText: 'Auf Anfrage.',
  areaCountryLink: 'Fragen Sie bei uns an',
  areaElsewhere: 'Übrige Gebiete auf Anfrage',
  apotheek: 'Apotheke',
  huisarts: 'Arztpraxis',
  mkb: 'Kleiner oder mittlerer Betrieb',
  kantoor: 'Büro',
  zorgcentrum: 'Pflegeeinrichtung',
  specialistisch: 'Spezialreinigung',
  anders: 'Etwas anderes',
} satisfies TextsOf<'contact'>;
