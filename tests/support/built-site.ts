/** Builds the site once for the integration tests, most of which request its pages. */
export { buildTestSite as setup } from './test-site.ts';
