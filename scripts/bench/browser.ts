import { chromium, type Browser } from '@playwright/test';
import { findFreePort } from '../../tests/support/free-port.ts';
import { browserArguments, findOrInstallBrowser } from '../testing/browser.ts';

/** Runs the callback with a browser and its remote debugging port. */
export async function withBrowser<Result>(
  work: (browser: Browser, debuggingPort: number) => Promise<Result>,
): Promise<Result> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: [...browserArguments, '--ignore-certificate-errors', `--remote-debugging-port=${String(port)}`],
  });
  try {
    return await work(browser, port);
  } finally {
    await browser.close();
  }
}
