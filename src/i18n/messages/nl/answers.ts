/** The server's responses to requests that it rejects, shared by all forms. */
export const answers = {
  rateLimited:
    'U hebt in korte tijd veel aanvragen gestuurd. Probeer het over {minutes} opnieuw, of bel {phone}.',
  // The page that asks a visitor to wait when a form without script was sent too often.
  waitTitle: 'Even wachten | {brand}',
  waitHeading: 'Even wachten',
  waitText: 'Uw antwoorden gaan niet verloren. Laat deze pagina open en druk daarna op de knop.',
  waitLabel: 'Ga verder',
  unavailable:
    'Wij kunnen uw aanvraag nu niet opslaan. Uw antwoorden staan er nog. Probeer het over een minuut opnieuw, of bel {phone}.',
  // Heading and text of a page that could not be rendered. The telephone number follows.
  pageFailure: 'Wij kunnen deze pagina nu niet laten zien',
  pageFailureText: 'Probeer het over een minuut opnieuw, of bel ons:',
  // Shown after a form was stored, if the deadline that its own text promises cannot be formatted.
  received: 'Wij hebben uw bericht ontvangen. Uw referentie is {reference}.',
  unreadable: 'Wij konden uw aanvraag niet lezen. Probeer het opnieuw.',
  tooLarge: 'Uw aanvraag is te groot. Maak uw bericht korter.',
  forbidden: 'Wij konden niet vaststellen dat deze aanvraag van onze site komt. Laad de pagina opnieuw.',
  methodNotAllowed: 'Zo is dit adres niet te gebruiken.',
  unsupported: 'Wij kunnen deze vorm van gegevens niet lezen.',
  // For a submission that was stored before, with other answers.
  otherAnswers:
    'Deze aanvraag hebben wij al, met andere antwoorden, onder referentie {reference}. Laad de pagina opnieuw en stuur uw aanvraag nog eens, of bel {phone}.',
  aside:
    'Wij hebben uw bericht ontvangen. Het formulier lijkt automatisch ingevuld, dus een medewerker leest uw bericht eerst. Wilt u zeker zijn van een antwoord? Bel dan {phone} en noem uw referentie {reference}.',
  cvFileAgain: 'Kies uw bestand opnieuw: wij konden het niet bewaren',
};
