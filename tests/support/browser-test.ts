/** Playwright's `test`, which also fails when the browser reports an error, blocks something or asks another host for anything. */
import { test as base, type BrowserContext } from '@playwright/test';
import { site } from './site-under-test.ts';

interface Options {
  /** Console errors that a test provokes on purpose, such as the browser's own report of a status 503. */
  expectedErrors: RegExp[];
}

interface Fixtures {
  noFaults: undefined;
}

export const test = base.extend<Options & Fixtures>({
  expectedErrors: [[], { option: true }],
  noFaults: [
    async ({ context, expectedErrors }, use) => {
      const faults = watchForFaults(context, expectedErrors);
      await use(undefined);
      if (faults.length > 0) throw new Error(`The browser reported:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** The list grows while the browser runs. Violations of the security policy arrive as console errors. */
function watchForFaults(context: BrowserContext, expectedErrors: readonly RegExp[]): string[] {
  const faults: string[] = [];
  const report = (text: string) => {
    if (!expectedErrors.some((pattern) => pattern.test(text))) faults.push(text);
  };
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      report(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    report(`uncaught: ${error.error().message}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${site.url}/`) && !url.startsWith('data:')) report(`asked another host: ${url}`);
  });
  return faults;
}
