/** Where the end-to-end tests find the started site and the mails that it sends. */
const port = 18_888;
const smtpPort = 18_525;

export const site = {
  url: `http://localhost:${String(port)}`,
  port,
  smtpPort,
  smtpUrl: `smtp://127.0.0.1:${String(smtpPort)}`,
  dataDirectory: '.test/e2e',
  /** What the site printed when it started. */
  output: '.test/e2e/output.log',
  /** One `.eml` file per mail that arrived. */
  mailDirectory: '.test/e2e/arrived',
};
