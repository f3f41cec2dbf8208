/**
 * Checks the built site in a directory, as in `node scripts/check-site.ts dist/client`. By default,
 * builds and checks the site that the tests use. Prints a line per fault; exits with 1 if there are
 * any.
 */
import { buildTestSite, testSite } from '../tests/support/test-site.ts';
import { checkBrowsers } from './site-checks/browsers.ts';
import { readBuiltSite } from './site-checks/built-site.ts';
import { checkCompleteness } from './site-checks/completeness.ts';
import { checkHeads } from './site-checks/heads.ts';
import { checkPolicy } from './site-checks/policy.ts';
import { checkPromises } from './site-checks/promises.ts';
import { checkLanguage } from './site-checks/language.ts';
import { checkLinks } from './site-checks/links.ts';
import { checkPictures } from './site-checks/pictures.ts';
import { checkSecrets } from './site-checks/secrets.ts';
import { checkStructuredData } from './site-checks/structured-data.ts';
import { checkValidity } from './site-checks/validity.ts';
import { checkWeights } from './site-checks/weights.ts';

const checks = [
  checkCompleteness,
  checkHeads,
  checkStructuredData,
  checkLinks,
  checkPictures,
  checkWeights,
  checkSecrets,
  checkPolicy,
  checkPromises,
  checkLanguage,
  checkValidity,
  checkBrowsers,
];

try {
  const [, , directory] = process.argv;
  if (directory === undefined) await buildTestSite();
  const site = readBuiltSite(directory ?? testSite.published);
  const faults = checks.flatMap((check) => check(site));
  console.log(faults.length === 0 ? `${String(site.pages.size)} pages are in order.` : faults.join('\n'));
  if (faults.length > 0) console.log(`\n${String(faults.length)} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
