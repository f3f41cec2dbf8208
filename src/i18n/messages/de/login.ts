import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const login = {
  title: 'Anmeldung im Kundenportal | {brand}',
  description:
    'Melden Sie sich im Kundenportal von {brand} an. Brauchen Sie Hilfe? Rufen Sie uns an: {phone}.',
  intro: 'Für Kunden und Beschäftigte von {brand}.',
  usernameLabel: 'Benutzername',
  passwordLabel: 'Passwort',
  showPassword: 'Passwort anzeigen',
  submitLabel: 'Anmelden',
  pendingLabel: 'Anmeldung läuft\u00a0…',
  help: 'Passwort vergessen? Wir können Ihnen per E-Mail einen Link für ein neues schicken. Rufen Sie uns an:',
  attempt1: 'Erster Anmeldeversuch fehlgeschlagen',
  attempt2: 'Zweiter Anmeldeversuch fehlgeschlagen',
  attempt3: 'Dritter Anmeldeversuch fehlgeschlagen',
  failureTitle: 'Anmeldung fehlgeschlagen',
  wrong: 'Benutzername oder Passwort ist falsch.',
  wrongWarned:
    'Benutzername oder Passwort ist falsch. Nach {max} Fehlversuchen sperren wir die Anmeldung vorübergehend.',
  blocked:
    'Nach {max} Fehlversuchen ist die Anmeldung gesperrt. Versuchen Sie es in {minutes} erneut oder rufen Sie uns an: {phone}.',
  paused:
    'Für dieses Konto wurden zu viele falsche Passwörter eingegeben. Bitte warten Sie noch {wait} oder rufen Sie uns an: {phone}.',
  errorTitle: 'Fehler',
  error: 'Es ist ein Problem aufgetreten. Bitte versuchen Sie es erneut.',
  successTitle: 'Anmeldung erfolgreich',
  welcome: 'Willkommen! Ihre Rolle: {role}. Weiterleitung zum Kundenportal\u00a0…',
  welcomeWithLinks: 'Willkommen! Ihre Rolle: {role}. Sie sind jetzt angemeldet.',
  workspaceLink: 'Zum Arbeitsbereich',
  portalLink: 'Kundenportal öffnen',
  homeLink: 'Zur Startseite',
  administrator: 'Administration',
  'operations-manager': 'Betriebsleitung',
  'team-leader': 'Teamleitung',
  'demo-user': 'Demo-Konto',
  loggedOut: 'Sie sind abgemeldet.',
  sessionRequired: 'Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.',
  roleRequired: 'Ihr Konto hat hier keinen Zugriff. Bitten Sie die Administration um Freigabe.',
  usernameRequired: 'Bitte geben Sie Ihren Benutzernamen ein',
  passwordRequired: 'Bitte geben Sie Ihr Passwort ein',
} satisfies TextsOf<'login'>;
