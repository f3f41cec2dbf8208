/** Builds the site once before the integration tests, because most of them request its pages. */
export { buildTestSite as setup } from './test-site.ts';
