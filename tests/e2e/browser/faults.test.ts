/** What the browser reports is a fault, with which any test would fail. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';

/** What a page does wrong, and what of it is reported. */
const wrongs: [string, (page: Page) => Promise<void>, RegExp][] = [
  [
    'code that the policy of the page blocks',
    addInlineScript,
    /violates .*Content Security Policy.*script-src/,
  ],
  ['an error on the console', logError, /^error: made up/],
  ['an error that nobody catches', throwError, /^uncaught: made up/],
  ['a request to another host', askOtherHost, /^asked another host: https:\/\/elsewhere\.example\//],
];

for (const [name, goWrong, report] of wrongs) {
  test(`${name} is reported`, async ({ page, faults }) => {
    await page.goto('/');
    expect(faults).toEqual([]);
    await goWrong(page);
    await expect.poll(() => faults).toContainEqual(expect.stringMatching(report));
    faults.length = 0;
  });
}

function addInlineScript(page: Page): Promise<void> {
  return page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "";';
    document.body.append(script);
  });
}

function logError(page: Page): Promise<void> {
  return page.evaluate(() => {
    console.error('made up');
  });
}

function throwError(page: Page): Promise<void> {
  return page.evaluate(() => {
    setTimeout(() => {
      throw new Error('made up');
    });
  });
}

/** As a link, which no policy blocks. */
async function askOtherHost(page: Page): Promise<void> {
  await page.goto('https://elsewhere.example/').catch(() => undefined);
}
