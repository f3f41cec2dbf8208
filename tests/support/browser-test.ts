/**
 * Playwright's `test`, extended to fail when the browser reports an error, blocks something or
 * requests another host.
 */
import { test as base } from '@playwright/test';
import { anAddress } from './visitors.ts';

interface Options {
  /**
   * Console errors that a test causes intentionally, such as the browser's own report of a status
   * 503.
   */
  expectedErrors: RegExp[];
  /** Hosts that a test may load from; the test responds in their place. */
  expectedHosts: RegExp | undefined;
}

interface Fixtures {
  /** Errors reported by the browser so far; a test fails when any are left at its end. */
  faults: string[];
}

export const test = base.extend<Options & Fixtures>({
  expectedErrors: [[], { option: true }],
  expectedHosts: [undefined, { option: true }],
  // Each test has its own IP address, because bookings and failed logins are counted per network.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': anAddress() });
  },
  faults: [
    async ({ context, baseURL, expectedErrors, expectedHosts }, use) => {
      const faults: string[] = [];
      const hasOtherDay = process.env.FAKETIME !== undefined;
      if (hasOtherDay) await context.clock.setSystemTime(new Date());
      // Playwright adds the clock to every document as a script, and the policy of an SVG blocks
      // it.
      const clockErrors = hasOtherDay ? [/Blocked script execution in '[^']+\.svg'/] : [];
      const report = (text: string) => {
        if (![...expectedErrors, ...clockErrors].some((pattern) => pattern.test(text))) faults.push(text);
      };
      // Violations of the security policy, among others, are reported on the console.
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          report(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        report(`uncaught: ${error.error().message}`);
      });
      context.on('request', (request) => {
        const url = request.url();
        const isOwn = url.startsWith(`${baseURL ?? ''}/`) || url.startsWith('data:');
        if (!isOwn && !expectedHosts?.test(url)) faults.push(`asked another host: ${url}`);
      });
      await use(faults);
      if (faults.length > 0) throw new Error(`The browser reported:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Declares the tests twice, with and without JavaScript. */
export function withAndWithoutScript(declare: (javaScriptEnabled: boolean) => void): void {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });
      declare(javaScriptEnabled);
    });
}
