/**
 * Where the end-to-end tests find the site that measures: the one of the company's, when it will
 * have a measurement id.
 */
const port = 18_889;
const dataDirectory = '.data/e2e-measured';

export const measured = {
  url: `http://localhost:${String(port)}`,
  port,
  dataDirectory,
  publishDirectory: `${dataDirectory}/dist`,
  measurementId: 'G-TEST000000',
};
