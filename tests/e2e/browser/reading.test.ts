/** Long texts: their tables, how they are shared, and their look in print and in forced colours. */
import type { Page } from '@playwright/test';
import { company } from '#company';
import { absoluteUrl } from '#i18n/absolute-url.ts';
import { locales } from '#i18n/locales.ts';
import { pathTo, pathToArticle } from '#paths';
import { expect, test } from '../../support/browser-test.ts';
import { builtPaths, fileOf } from '../../support/built-pages.ts';
import { readFileSync } from 'node:fs';

const phone = { width: 390, height: 800 };

for (const locale of locales) {
  test(`every table in ${locale} fits its page, wide and narrow, and cuts off no word`, async ({ page }) => {
    const hasTable = (path: string) => readFileSync(fileOf(path), 'utf8').includes('<table');
    const paths = builtPaths(locale).filter(hasTable);
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      await page.setViewportSize(phone);
      await page.goto(path);
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findCutCells(page), `${path} at ${String(width)} px`).toEqual([]);
      }
    }
  });
}

/**
 * Returns the cells that are too small for their content, or that extend beyond the text column.
 */
function findCutCells(page: Page): Promise<string[]> {
  return page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const room = table.parentElement?.getBoundingClientRect();
      const isCut = (cell: Element) => {
        const { left, right } = cell.getBoundingClientRect();
        const sticksOut = room === undefined || left < room.left - 1 || right > room.right + 1;
        return sticksOut || cell.scrollWidth > Math.ceil(cell.clientWidth) + 1;
      };
      return [...table.querySelectorAll('tbody :is(th, td)')].filter(isCut).map(({ outerHTML }) => outerHTML);
    }),
  );
}

test('sharing includes the title, and the URL of the page without its query', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = (address) => {
      document.documentElement.dataset['shared'] = String(address);
      return window;
    };
  });
  const path = pathToArticle(1, 'nl');
  await page.goto(`${path}?utm_source=nieuwsbrief`);
  const share = async (network: string) => {
    await page.locator(`[data-share="${network}"]`).first().click();
    const address = await page.locator('html').getAttribute('data-shared');
    return new URL(address ?? '').searchParams;
  };
  const title = await page.title();
  expect(Object.fromEntries(await share('X'))).toEqual({ url: absoluteUrl(path), text: title });
  expect((await share('WhatsApp')).get('text')).toBe(`${title} ${absoluteUrl(path)}`);
});

test('the button above a long table prints the page', async ({ page }) => {
  await page.goto(pathToArticle(9, 'nl'));
  await page.evaluate(() => {
    window.print = () => (document.title = 'Printed');
  });
  await page.locator('[data-print]').click();
  await expect(page).toHaveTitle('Printed');
});

for (const path of [pathToArticle(1, 'nl'), pathTo('office', 'nl'), pathToArticle(1, 'ar')]) {
  test(`in print ${path} has its URL and the address of the company, and no menus`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(absoluteUrl(path), { exact: true })).toBeVisible();
    await expect(page.locator('footer')).toContainText(company.address.postalCode);
    await expect(page.locator('[data-masked]').last()).toBeHidden();
    expect(
      await page
        .locator('footer [data-masked-email]')
        .evaluate((link) => getComputedStyle(link, '::after').content),
    ).toBe(`"${company.email}"`);
    for (const menu of await page.locator('nav').all()) await expect(menu).toBeHidden();
  });
}

test.describe('in forced colours', () => {
  // The form may be sent before hydration. The server then responds with 422.
  test.use({ expectedErrors: [/status of 422/] });

  test('every icon has the colour of its text, and the menu marks the current page', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of [pathTo('contact', 'nl'), pathTo('sme', 'nl')]) {
      await page.goto(path);
      if (path === pathTo('contact', 'nl')) {
        await page.getByRole('button', { name: 'Verstuur' }).click();
        await expect(page.locator('main form p svg').first()).toBeVisible();
      }
      const others = await page.locator('svg:visible').evaluateAll((icons) =>
        icons
          .filter((icon) => {
            const own = getComputedStyle(icon).color;
            return icon.parentElement && own !== getComputedStyle(icon.parentElement).color;
          })
          .map(({ outerHTML }) => outerHTML),
      );
      expect(others, path).toEqual([]);
      const mark = page.locator('header nav [aria-current]').first();
      const [bar, ground] = await mark.evaluate((link) => [
        getComputedStyle(link, '::after').backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect(bar).not.toBe(ground);
    }
  });
});
