import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const newsletter = {
  title: 'Newsletter | {brand}',
  description:
    'Bestätigen Sie hier Ihre Anmeldung zum Newsletter von {brand} oder melden Sie sich ab. Nach dem Link in der E-Mail ist das der zweite und letzte Schritt.',
  name: 'Newsletter',
  sentHeading: 'Schauen Sie in Ihr Postfach',
  sentText:
    'Öffnen Sie den Link in unserer E-Mail und bestätigen Sie Ihre Anmeldung. Die E-Mail kommt in wenigen Minuten, es sei denn, Ihre Adresse steht schon auf der Liste. Sehen Sie auch im Spam-Ordner nach.',
  confirmHeading: 'Möchten Sie unseren Newsletter erhalten?',
  confirmText:
    'Das ist der zweite und letzte Schritt: Bestätigen Sie Ihre Anmeldung. Sie bekommen nur dann eine E-Mail, wenn ein neuer Artikel erscheint. Abmelden können Sie sich jederzeit über den Link in jedem Newsletter.',
  confirmLabel: 'Ja, anmelden',
  confirmedHeading: 'Sie sind angemeldet',
  confirmedText: 'Ab jetzt erhalten Sie neue Artikel per E-Mail.',
  unsubscribeHeading: 'Möchten Sie sich abmelden?',
  unsubscribeText: 'Sie erhalten dann keinen Newsletter mehr, und wir löschen Ihre Adresse aus der Liste.',
  unsubscribeLabel: 'Ja, abmelden',
  unsubscribedHeading: 'Sie sind abgemeldet',
  unsubscribedText:
    'Ihre Adresse steht nicht mehr auf der Liste. Wenn Sie es sich anders überlegen, melden Sie sich im Blog wieder an.',
  invalidHeading: 'Dieser Link funktioniert nicht mehr',
  invalidText:
    'Vielleicht wurde er nicht vollständig kopiert, oder Ihre Adresse steht nicht mehr auf der Liste. Im Blog können Sie sich neu anmelden.',
  againLabel: 'Neu anmelden',
  unavailableHeading: 'Das geht gerade nicht',
  unavailableText: 'Warten Sie eine Minute und versuchen Sie es noch einmal mit demselben Link.',
  blogLink: 'Zum Blog',
} satisfies TextsOf<'newsletter'>;
