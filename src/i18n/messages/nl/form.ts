/** Texts that all forms share. */
export const form = {
  nameLabel: 'Naam',
  companyLabel: 'Bedrijf',
  emailLabel: 'E-mailadres',
  phoneLabel: 'Telefoonnummer',
  messageLabel: 'Bericht',
  privacyLink: 'Lees onze privacyverklaring',
  requiredMark: 'Verplicht veld',
  optional: '(niet verplicht)',
  summaryTitle: 'Er klopt nog iets niet',
  summaryText: 'Verbeter de volgende velden. Daarna kunt u versturen.',
  close: 'Sluiten',
  // Where keyboard users find the messages; {hotkey} is F8.
  notification: 'Melding',
  notifications: 'Meldingen ({hotkey})',
  rateLimited:
    'U hebt in korte tijd veel aanvragen gestuurd. Probeer het over {minutes} min opnieuw, of bel {phone}.',
  unavailable:
    'Wij kunnen uw aanvraag nu niet opslaan. Uw antwoorden staan er nog. Probeer het over een minuut opnieuw, of bel {phone}.',
  unreadable: 'Wij konden uw aanvraag niet lezen. Probeer het opnieuw.',
  tooLarge: 'Uw aanvraag is te groot. Maak uw bericht korter.',
  forbidden: 'Wij konden niet vaststellen dat deze aanvraag van onze site komt. Laad de pagina opnieuw.',
  methodNotAllowed: 'Zo is dit adres niet te gebruiken.',
  unsupported: 'Wij kunnen deze vorm van gegevens niet lezen.',
  invalid: 'Controleer de velden die wij hebben aangewezen.',
  startOver: 'Wis alles',
  failure: 'Er ging iets mis. Uw antwoorden staan er nog. Probeer het opnieuw.',
  offline: 'U hebt geen verbinding met internet. Uw antwoorden staan er nog.',
};
