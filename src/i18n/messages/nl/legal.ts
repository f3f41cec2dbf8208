/** Texts of the legal pages, except the legal texts themselves in `src/content/legal/`. */
export const legal = {
  updated: 'Laatst gewijzigd op {date}',
  // Above the list of the text’s headings, in the margin.
  contentsHeading: 'Op deze pagina',
  // The table of retention periods on the privacy page. Periods such as «2 jaar» are computed.
  retentionCaption: 'Bewaartermijnen',
  retentionWhat: 'Gegevens',
  retentionPeriod: 'Bewaartermijn',
  application: 'Sollicitatie',
  // {period} is a period such as «4 weken», {longer} such as «1 jaar» and {latest} such as «2
  // jaar».
  applicationPeriod:
    '{period} na ons besluit; met uw toestemming {longer}. Zonder besluit hooguit {latest} na ontvangst',
  testimonial: 'Ervaring van een klant',
  testimonialPeriod: 'Tot u ons vraagt de tekst te verwijderen',
  callback: 'Terugbelverzoek',
  contact: 'Contact en offerteaanvraag',
  appointment: 'Afspraak',
  quarantined: 'Bericht dat op spam lijkt',
  blockedSender: 'Code van een e-mailadres dat wij tijdelijk blokkeren',
  mailBody: 'Tekst van e-mails die de website verstuurt',
  rateLimitMark: 'Code om misbruik van formulieren te stoppen',
  newsletter: 'Aanmelding voor de nieuwsbrief',
  newsletterPeriod: 'Tot u zich afmeldt; zonder uw bevestiging {period}',
  session: 'Sessie van een ingelogde gebruiker',
  knownDevice: 'Apparaat waarmee een medewerker inlogde',
  auditLog: 'Wie er inlogde en wat medewerkers met gegevens deden',
  suppressedRecipient: 'Code van een e-mailadres dat onze berichten weigert',
};
