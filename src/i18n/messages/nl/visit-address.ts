/**
 * The form for the address of the visit, on the page of an appointment that the visitor has
 * confirmed.
 */
export const visitAddress = {
  title: 'Waar moeten wij zijn?',
  label: 'Adres',
  text: 'Zo vindt ons team uw pand. Invullen en wijzigen kan {freeChange}.',
  streetLabel: 'Straat en huisnummer',
  postcodeLabel: 'Postcode',
  placeLabel: 'Plaats',
  save: 'Bewaar het adres',
  // Shown after the address was stored.
  saved: 'Bedankt, wij weten nu waar wij moeten zijn.',
  // Errors of the fields.
  streetRequired: 'Vul de straat en het huisnummer in',
  postcodeInvalid: 'Vul de postcode in, zoals 3511 AB',
  placeRequired: 'Vul de plaats in',
  tooOften: 'Dit adres is al vaak gewijzigd. Bel {phone}, dan passen wij het voor u aan.',
};
