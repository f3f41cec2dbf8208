import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const login = {
  title: 'Client portal login | {brand}',
  description: 'Log in to the {brand} client portal. Need help? Call {phone}.',
  usernameLabel: 'Username',
  passwordLabel: 'Password',
  showPassword: 'Show password',
  submitLabel: 'Log in',
  pendingLabel: 'Logging in…',
  help: 'Need help? Call',
  attempt1: 'First login attempt failed',
  attempt2: 'Second login attempt failed',
  attempt3: 'Third login attempt failed',
  failureTitle: 'Login failed',
  wrong: 'Wrong username or password.',
  wrongWarned:
    'Wrong username or password. After {max} failed attempts you will not be able to log in for a while.',
  blocked:
    'After {max} failed attempts you cannot log in for a while. Try again in {minutes}, or call {phone}.',
  paused:
    'Too many wrong passwords have been entered for this account. Try again in {wait}, or call {phone}.',
  errorTitle: 'Error',
  error: 'Something went wrong. Please try again.',
  successTitle: 'You are logged in',
  welcome: 'Welcome, {role}! Taking you to the client portal…',
  welcomeWithLinks: 'Welcome, {role}! You are now logged in.',
  portalLink: 'Open the client portal',
  homeLink: 'Go to the homepage',
  administrator: 'Administrator',
  'operations-manager': 'Operations Manager',
  'team-leader': 'Team Leader',
  'demo-user': 'Demo User',
  loggedOut: 'You are logged out.',
  sessionRequired: 'You are not logged in. Log in and try again.',
  roleRequired: 'Your account cannot view this. Ask an administrator for access.',
  usernameRequired: 'Enter your username',
  passwordRequired: 'Enter your password',
} satisfies TextsOf<'login'>;
