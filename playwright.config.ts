import { randomInt } from 'node:crypto';
import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/testing/browser.ts';
import { isFull } from './tests/support/sweep.ts';
import { site } from './tests/support/site-under-test.ts';

const stepMs = 30_000;
const testMs = 60_000;

// The workers load this file too, with the seed of the run.
if (!process.env.TEST_SEED) {
  process.env.TEST_SEED = String(randomInt(2 ** 32));
  console.log(`TEST_SEED=${process.env.TEST_SEED}`);
}

const executablePath = findBrowser();
/** Chromium does not run under libfaketime: on a shifted day its pages shift their own clocks. */
const env = { ...process.env, LD_PRELOAD: '' };
/** These build the site anew, which takes minutes when other tests run beside it. */
const needsMachine = /(publishing|editor)\.test\.ts/;
/** What changes seldom or repeats a journey in another way: only the whole test does it. */
const whole = [
  ...['consent', 'form-states', 'header', 'hostile-text', 'mails', 'motion'],
  ...['page-layout', 'reading', 'refused-forms', 'tools', 'translated', 'typefaces'],
  ...['staff-agenda-drag', 'staff-bookings', 'staff-decisions', 'staff-states', 'staff-users'],
  'wipe',
];
const isLeftOut = isFull ? [] : [new RegExp(`browser/(${whole.join('|')})\\.test\\.ts`)];
/** Wide screens show the menu itself. */
const needsPhone = /drawer\.test\.ts/;

export default defineConfig({
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // One more than the smallest machine has cores: much of a test is waiting for an answer.
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
      // What is the same on every screen, or sets the width itself, is seen once.
      testMatch: isFull
        ? /browser\/(application|appointment|callback-dialog|contact|drawer|language|staff-menu)\.test\.ts/
        : /browser\/(appointment|drawer|language)\.test\.ts/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    // Their programs are installed for the whole test only.
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
    // It builds the site first.
    timeout: 5 * 60_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: stepMs },
  },
});
