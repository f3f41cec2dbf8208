/**
 * Where the end-to-end tests find the started site and the mails that it sends. `TEST_PORT` lets
 * two checkouts on one machine be tested side by side.
 */
const port = Number(process.env.TEST_PORT ?? 18_888);
const smtpPort = port + 2;

export const site = {
  url: `http://localhost:${String(port)}`,
  port,
  smtpPort,
  smtpUrl: `smtp://127.0.0.1:${String(smtpPort)}`,
  dataDirectory: '.test/e2e',
  /** The output of the site when it started. */
  output: '.test/e2e/output.log',
  /** Its log: a line of JSON per request, and for what went wrong. */
  log: '.test/e2e/site.log',
  /** One `.eml` file per mail that arrived. */
  mailDirectory: '.test/e2e/arrived',
};
