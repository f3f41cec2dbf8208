/** A form hydrates at the first interaction with its page. Until then React is not loaded. */
import { pathTo } from '#paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { activateForm, contactCase, fillForm, readAnswers, readyForm } from '../../support/form-page.ts';
import { hold } from '../../support/hold.ts';

const { path, screen } = contactCase;

const islandScript = /\/_astro\/ContactForm\.[^/]*\.js$/;

const interactions: Record<string, (page: Page) => Promise<unknown>> = {
  'the pointer moves': (page) => page.mouse.move(700, 400, { steps: 2 }),
  'a key is pressed': (page) => page.keyboard.press('Tab'),
  'the page is scrolled': (page) => page.mouse.wheel(0, 100),
  'an extension focuses a field': (page) => page.evaluate(() => document.getElementById('naam')?.focus()),
  'an extension types into a field': (page) => page.locator('#naam').dispatchEvent('input'),
  'an extension chooses an answer': (page) => page.locator('#naam').dispatchEvent('change'),
};

for (const [name, give] of Object.entries(interactions)) {
  test(`a form that is in view is loaded and hydrated when ${name}`, async ({ page }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (islandScript.test(request.url())) requests += 1;
    });
    await page.goto(pathTo(screen, 'nl'), { waitUntil: 'networkidle' });
    expect(requests).toBe(0);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
    await expect(readyForm(page, path)).toHaveCount(0);
    await give(page);
    await readyForm(page, path).waitFor();
  });
}

test.describe('a form whose script does not arrive', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('requests it again at the next interaction', async ({ page }) => {
    let requests = 0;
    await page.route('**/_astro/ContactForm.*', (route) => {
      requests += 1;
      // Astro itself retries once.
      return requests <= 2 ? route.abort() : route.continue();
    });
    await page.goto(pathTo(screen, 'nl'));
    await page.keyboard.press('Shift');
    await expect.poll(() => requests).toBe(2);
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(readyForm(page, path)).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});

test('a form with a draft is hydrated automatically', async ({ page }) => {
  await page.goto(pathTo(screen, 'nl'));
  await activateForm(page, path);
  await fillForm(page, path, { naam: 'Sanne de Vries' });
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await page.reload();
  await readyForm(page, path).waitFor();
  await expect.poll(() => readAnswers(page, path)).toEqual({ naam: 'Sanne de Vries' });
});

test('answers that were typed before hydration outlast a visit to another page', async ({ page }) => {
  const release = await hold(page, '/_astro/*.js');
  await page.goto(pathTo(screen, 'nl'), { waitUntil: 'commit' });
  await fillForm(page, path, { naam: 'Sanne de Vries', service: 'kantoor' });
  const answers = await readAnswers(page, path);
  release();
  await readyForm(page, path).waitFor();
  await page.goto(pathTo('about', 'nl'));
  await page.goto(pathTo(screen, 'nl'));
  await activateForm(page, path);
  await expect.poll(() => readAnswers(page, path)).toEqual(answers);
});
