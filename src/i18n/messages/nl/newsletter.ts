/**
 * The page that links in the newsletter's mails open. It asks for a confirmation and shows the
 * result.
 */
export const newsletter = {
  title: 'Nieuwsbrief | {brand}',
  description:
    'Bevestig hier uw aanmelding voor de nieuwsbrief van {brand}, of meld u af. Na de link in de e-mail is dit de tweede en laatste stap.',
  // The last breadcrumb.
  name: 'Nieuwsbrief',
  // Shown after the form was sent, also for an address that is subscribed already.
  sentHeading: 'Kijk in uw mailbox',
  sentText:
    'Open de link in onze e-mail en bevestig uw aanmelding. De e-mail komt binnen enkele minuten, tenzij uw adres al op de lijst staat. Kijk ook bij ongewenste e-mail.',
  // The link in the mail leads to a page with one button.
  confirmHeading: 'Wilt u onze nieuwsbrief ontvangen?',
  confirmText:
    'Dit is de tweede en laatste stap: bevestig uw aanmelding. U krijgt alleen een e-mail als er een nieuw artikel is. Afmelden kan altijd, met de link in elke nieuwsbrief.',
  confirmLabel: 'Ja, meld mij aan',
  confirmedHeading: 'U bent aangemeld',
  confirmedText: 'Vanaf nu krijgt u nieuwe artikelen per e-mail.',
  unsubscribeHeading: 'Wilt u zich afmelden?',
  unsubscribeText: 'U krijgt dan geen nieuwsbrief meer en wij verwijderen uw adres van de lijst.',
  unsubscribeLabel: 'Ja, meld mij af',
  unsubscribedHeading: 'U bent afgemeld',
  unsubscribedText:
    'Uw adres staat niet meer op de lijst. Van gedachten veranderd? Meld u weer aan op de blog.',
  // For an incomplete link, or if the address is no longer on the list.
  invalidHeading: 'Deze link werkt niet meer',
  invalidText:
    'Misschien is de link niet helemaal gekopieerd. Of uw adres staat niet meer op de lijst. Meld u opnieuw aan op de blog.',
  againLabel: 'Meld u opnieuw aan',
  // Shown while the database is unavailable.
  unavailableHeading: 'Dit lukt nu even niet',
  unavailableText: 'Wacht een minuut en probeer het opnieuw met dezelfde link.',
  blogLink: 'Naar de blog',
};
