/** Texts that all forms share. */
export const form = {
  nameLabel: 'Naam',
  companyLabel: 'Bedrijf',
  serviceLabel: 'Soort pand',
  serviceRequired: 'Kies het soort pand',
  messageLabel: 'Bericht',
  privacyLink: 'Lees onze privacyverklaring',
  requiredMark: 'Verplicht veld',
  optional: '(niet\u00a0verplicht)',
  summaryTitle: 'Er klopt nog iets niet',
  summaryText: 'Verbeter de volgende velden en probeer het opnieuw.',
  close: 'Sluiten',
  // The region of messages, to which {hotkey} (F8) moves the focus.
  notification: 'Melding',
  notifications: 'Meldingen ({hotkey})',
  invalid: 'Controleer de gemarkeerde velden.',
  draftKept: 'Uw antwoorden blijven in dit tabblad staan tot u ze verstuurt.',
  startOver: 'Begin opnieuw',
  cleared: 'Alles is gewist.',
  undo: 'Zet terug',
  failure: 'Er ging iets mis. Uw antwoorden staan er nog. Probeer het opnieuw.',
  offline: 'U hebt geen verbinding met internet. Uw antwoorden staan er nog.',
  // The connection broke before the response; a repeat has the same id and is stored once.
  answerLost:
    'Wij weten niet of uw bericht is aangekomen. Stuur het gerust nog een keer: het komt nooit dubbel aan.',
};
