/**
 * The site that tests look at: in a folder of its own and without a database, whatever a start has
 * left in the project. What is published on it has every form that a testimonial can have.
 */
import { resolve } from 'node:path';
import { buildIfNeeded } from '../../scripts/build-site.ts';

export const testSite = {
  directory: '.test/site',
  /** What a process needs that builds this site or reads its content. */
  variables: {
    SITE_DIR: '.test/site',
    PUBLISHED_FILE: resolve('tests/support/published.json'),
    DATA_DIR: '.test/no-database',
    DATABASE_URL: '',
    NETLIFY_DB_URL: '',
    CONTEXT: '',
  },
};

/** Leaves a current build of it. Throws a `BuildError` when the build fails. */
export function buildTestSite(): Promise<void> {
  return buildIfNeeded(testSite.directory, testSite.variables);
}
