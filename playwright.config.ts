import { randomInt } from 'node:crypto';
import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser, findFullBrowser } from './scripts/testing/browser.ts';
import { isFull } from './tests/support/sweep.ts';
import { site } from './tests/support/site-under-test.ts';

const stepMs = 30_000;
/** The longest tests take half of this time on two cores. */
const testMs = 120_000;

// The workers load this file too, with the seed of the run.
if (!process.env.TEST_SEED) {
  process.env.TEST_SEED = String(randomInt(2 ** 32));
  console.log(`TEST_SEED=${process.env.TEST_SEED}`);
}

const executablePath = isFull ? findFullBrowser() : findBrowser();
/** Chromium does not run under libfaketime; on other days the tests set the clocks of its pages. */
const env = { ...process.env, LD_PRELOAD: '' };
/** Tests that build the site, which takes minutes when other tests run in parallel. */
const needsMachine = /(publishing|editor)\.test\.ts/;
/** Rarely affected tests, and variants of other tests, which only a full run includes. */
const whole = [
  ...['form-states', 'header', 'hostile-text', 'mails', 'measured-site', 'motion'],
  ...['page-layout', 'reading', 'tools', 'translated'],
  ...['staff-agenda-drag', 'staff-bookings', 'staff-decisions', 'staff-states', 'staff-unsaved'],
  ...['staff-users', 'wipe'],
];
const isLeftOut = isFull ? [] : [new RegExp(`browser/(${whole.join('|')})\\.test\\.ts`)];
/** Wide screens have no drawer. */
const needsPhone = /drawer\.test\.ts/;

export default defineConfig({
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // One more than the cores of the smallest machine, since tests mostly wait.
  workers: 3,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  timeout: testMs,
  expect: { timeout: stepMs },
  use: {
    baseURL: site.url,
    actionTimeout: stepMs,
    navigationTimeout: stepMs,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: browserArguments, env, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'http', testDir: 'tests/e2e/http', testIgnore: needsMachine },
    {
      name: 'desktop',
      testDir: 'tests/e2e/browser',
      testIgnore: [needsPhone, needsMachine, ...isLeftOut],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testDir: 'tests/e2e/browser',
      // Tests that do not depend on the screen, or set it themselves, run once.
      testMatch: isFull
        ? /browser\/(application|appointment|callback-dialog|drawer|language|staff-menu)\.test\.ts/
        : needsPhone,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    // The browsers of these tests are installed for a full run only.
    ...(isFull ? [{ name: 'engines', testDir: 'tests/e2e/engines' }] : []),
    ...(isFull
      ? [
          {
            name: 'alone',
            testDir: 'tests/e2e',
            use: { viewport: { width: 1440, height: 900 } },
            testMatch: needsMachine,
            dependencies: ['http', 'desktop', 'phone', 'engines'],
          },
        ]
      : []),
  ],
  webServer: {
    command: 'node tests/support/start-site.ts',
    url: site.url,
    // Includes building the site.
    timeout: 5 * 60_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: stepMs },
  },
});
