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
  // The names of a notice and of the region with notices. The key {hotkey} (F8) moves the focus
  // there.
  notification: 'Melding',
  notifications: 'Meldingen ({hotkey})',
  invalid: 'Controleer de gemarkeerde velden.',
  draftKept: 'Uw antwoorden blijven in dit tabblad staan tot u ze verstuurt.',
  startOver: 'Begin opnieuw',
  cleared: 'Alles is gewist.',
  undo: 'Zet terug',
  failure: 'Er ging iets mis. Uw antwoorden staan er nog. Probeer het opnieuw.',
  offline: 'U hebt geen verbinding met internet. Uw antwoorden staan er nog.',
  // Shown if there was no response. Sending again is safe, because the server stores a repeat once.
  answerLost:
    'Wij weten niet of uw bericht is aangekomen. Stuur het gerust nog een keer: het komt nooit dubbel aan.',
};
