/** The second step of logging in, for staff who have set up a second factor. */
export const secondFactor = {
  title: 'Tweede stap bij het inloggen | {brand}',
  description: 'Bevestig met een code of een passkey dat u het bent.',
  name: 'Tweede stap',
  heading: 'Nog één stap',
  intro: 'Uw wachtwoord klopt. Bevestig nu dat u het bent.',
  passkeyLabel: 'Gebruik uw passkey',
  passkeyFailed: 'Dat is niet gelukt. Probeer het opnieuw, of gebruik een code.',
  codeLabel: 'Code',
  codeHint: 'De zes cijfers uit uw app, of een van uw herstelcodes.',
  submitLabel: 'Inloggen',
  wrong: 'Deze code klopt niet, of is al gebruikt.',
  wrongTitle: 'Login mislukt',
  backLabel: 'Opnieuw inloggen',
  missing: 'Log eerst in met uw gebruikersnaam en wachtwoord.',
};
