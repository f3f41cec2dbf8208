/**
 * Playwright's `test`, which also fails when the browser reports an error, blocks something or asks
 * another host for anything.
 */
import { test as base, type BrowserContext } from '@playwright/test';
import { anAddress } from './ways.ts';

interface Options {
  /**
   * Console errors that a test provokes on purpose, such as the browser's own report of a status
   * 503.
   */
  expectedErrors: RegExp[];
  /** What a test may load from other hosts; it answers in their place. */
  expectedHosts: RegExp | undefined;
}

interface Fixtures {
  /** What the browser has reported so far; a test fails when anything is left in it at the end. */
  faults: string[];
}

/** By how much libfaketime shifts the clock of tests and site, but not that of the browser. */
const shiftMs = Number(process.env.FAKETIME ?? 0) * 1000;

export const test = base.extend<Options & Fixtures>({
  expectedErrors: [[], { option: true }],
  expectedHosts: [undefined, { option: true }],
  // Each test is a visitor from a network of their own, by which bookings and failures are counted.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': anAddress() });
  },
  faults: [
    async ({ context, baseURL, expectedErrors, expectedHosts }, use) => {
      const faults: string[] = [];
      if (shiftMs !== 0) await context.addInitScript(shiftClock, shiftMs);
      watchForErrors(context, expectedErrors, faults);
      watchForOtherHosts(context, baseURL ?? '', expectedHosts, faults);
      await use(faults);
      if (faults.length > 0) throw new Error(`The browser reported:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

function shiftClock(ms: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + ms;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: ConstructorParameters<typeof Date> | []) =>
      values.length === 0 ? new target(now()) : new target(...values),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** Violations of the security policy arrive as console errors. */
function watchForErrors(context: BrowserContext, expected: readonly RegExp[], faults: string[]): void {
  const report = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) faults.push(text);
  };
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      report(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    report(`uncaught: ${error.error().message}`);
  });
}

function watchForOtherHosts(
  context: BrowserContext,
  own: string,
  expected: RegExp | undefined,
  faults: string[],
): void {
  context.on('request', (request) => {
    const url = request.url();
    const isOwn = url.startsWith(`${own}/`) || url.startsWith('data:');
    if (!isOwn && !expected?.test(url)) faults.push(`asked another host: ${url}`);
  });
}
