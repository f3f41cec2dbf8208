/** Most integration tests ask the built site for a page: one build for all of them. */
export { buildTestSite as setup } from './test-site.ts';
