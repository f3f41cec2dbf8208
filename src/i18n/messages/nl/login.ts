/** The login page, and the responses of staff pages to a user without a session. */
export const login = {
  title: 'Inloggen op het klantportaal | {brand}',
  description: 'Log in op het klantportaal van {brand}. Hulp nodig? Bel {phone}.',
  intro: 'Voor klanten en medewerkers van {brand}.',
  usernameLabel: 'Gebruikersnaam',
  passwordLabel: 'Wachtwoord',
  // The name of the button in the field that shows or hides the password.
  showPassword: 'Toon wachtwoord',
  submitLabel: 'Inloggen',
  pendingLabel: 'Bezig met inloggen...',
  // Followed by the telephone number as a link.
  help: 'Wachtwoord vergeten? Een beheerder kan u een link mailen voor een nieuw wachtwoord. Bel',
  // Titles of a rejected attempt: the first, the second, the third, and any later one.
  attempt1: 'Eerste login poging mislukt',
  attempt2: 'Tweede login poging mislukt',
  attempt3: 'Derde login poging mislukt',
  failureTitle: 'Login Mislukt',
  wrong: 'Ongeldige gebruikersnaam of wachtwoord.',
  // Shown from the third attempt on. {max} is a number of attempts, {minutes} a time with its unit.
  wrongWarned:
    'Ongeldige gebruikersnaam of wachtwoord. Na {max} mislukte pogingen kunt u tijdelijk niet inloggen.',
  blocked:
    'Na {max} mislukte pogingen kunt u tijdelijk niet inloggen. Probeer het over {minutes} opnieuw, of bel {phone}.',
  // For an account with too many failed logins. {wait} is a time in seconds or minutes.
  paused:
    'Voor dit account zijn te veel verkeerde wachtwoorden ingevuld. Probeer het over {wait} opnieuw, of bel {phone}.',
  errorTitle: 'Fout',
  error: 'Er is een probleem opgetreden. Probeer het opnieuw.',
  successTitle: 'Login Succesvol',
  // {role} is one of the roles below.
  welcome: 'Welkom {role}! Doorverwijzen naar het dashboard...',
  // For browsers without script, above the two links below, because nothing opens automatically.
  welcomeWithLinks: 'Welkom {role}! U bent ingelogd.',
  // Button to the workspace of the staff, which is in Dutch only.
  workspaceLink: 'Naar Beheer',
  // Link for browsers that do not open the portal in a new tab.
  portalLink: 'Open het klantportaal',
  // The link beside that to the portal.
  homeLink: 'Naar de homepage',
  administrator: 'Administrator',
  'operations-manager': 'Operations Manager',
  'team-leader': 'Team Leader',
  'demo-user': 'Demo User',
  loggedOut: 'U bent uitgelogd.',
  // Responses of staff pages and endpoints.
  sessionRequired: 'U bent niet ingelogd. Log in en probeer het opnieuw.',
  roleRequired: 'Met uw account kunt u dit niet bekijken. Vraag een beheerder om toegang.',
  usernameRequired: 'Vul uw gebruikersnaam in',
  passwordRequired: 'Vul uw wachtwoord in',
};
