import { site } from '../site-under-test.ts';

/**
 * Where the end-to-end tests find the site that measures: the one of the company's, when it will
 * have a measurement id.
 */
const port = site.port + 1;
const dataDirectory = '.test/measured';

export const measured = {
  url: `http://localhost:${String(port)}`,
  port,
  dataDirectory,
  siteDirectory: `${dataDirectory}/site`,
  measurementId: 'G-TEST000000',
};
