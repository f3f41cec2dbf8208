/**
 * Fails the build of a preview that has variables of the live site, because any pull request could
 * then send mail to customers and modify their data. Netlify passes a variable to all deploy
 * contexts unless it has a value per context. `PREVIEW_VARIABLES=own` declares that the values are
 * the preview's own.
 */
import process from 'node:process';

const liveVariables = [
  'DATABASE_URL',
  'NETLIFY_DB_URL',
  'SMTP_URL',
  'IMAP_URL',
  'APP_SECRET',
  'APP_SECRET_PREVIOUS',
  'BUILD_HOOK_URL',
  'ALERT_URL',
  'METRICS_TOKEN',
];

const { PREVIEW_VARIABLES, ...given } = process.env;
const present = liveVariables.filter((name) => given[name]);

if (present.length > 0 && PREVIEW_VARIABLES !== 'own') {
  console.error(
    `A preview was given ${present.join(', ')}. On Netlify, give these a value for the context Production only.\n` +
      'Where a preview has values of its own, set PREVIEW_VARIABLES=own for that context.',
  );
  process.exitCode = 1;
} else {
  console.log('The preview has no variable of the live site.');
}
