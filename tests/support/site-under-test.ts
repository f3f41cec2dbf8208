/**
 * The port and folders of the started site in end-to-end tests. With different values of
 * `TEST_PORT` two checkouts on one machine can be tested in parallel.
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
  /** The log of the site: a line of JSON per request and per error. */
  log: '.test/e2e/site.log',
  /** One `.eml` file per mail that arrived. */
  mailDirectory: '.test/e2e/arrived',
};
