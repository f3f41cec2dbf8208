import { locales } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { menuTexts } from '#i18n/staff/menu-texts.ts';
import { translator } from '#i18n/translate.ts';
import { returnParameter, staffMarker } from '#contracts/login.ts';
import { staffPath } from '#contracts/staff/frame.ts';
import { findFaults } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { openAs } from '../../support/demo-account.ts';
import { findOverflow } from '../../support/overflow.ts';

const longName = 'wilhelmina.vandenboogaard-oosterhuis@schoonmaakbedrijf.example';

for (const locale of locales) {
  const texts = menuTexts[locale];
  const logInLink = { name: translator(locale)('common.login') };

  test(`staff finds the workspace and the logout in the header in ${locale}`, async ({
    page,
    context,
    isMobile,
  }) => {
    await openAs(page, 'team-leader', pathTo('home', locale));
    await context.addCookies([{ name: staffMarker, value: encodeURIComponent(longName), url: page.url() }]);
    if (!isMobile) await page.setViewportSize({ width: 1280, height: 720 });
    await page.reload();
    expect(await findOverflow(page)).toBeUndefined();
    if (isMobile) await page.locator('[data-open-drawer]').click();
    const place = isMobile ? page.locator('#drawer') : page.getByRole('banner');
    const workspace = place.getByRole('link', { name: texts.workspace });
    await expect(workspace).toHaveAttribute('href', staffPath);
    expect(await findFaults(page)).toEqual([]);
    await place.getByRole('button', { name: texts.logOut }).click();
    await page.waitForURL(pathTo('login', locale));
    await expect(page.getByRole('link', { name: texts.workspace })).toHaveCount(0);
    if (!isMobile) await expect(page.getByRole('banner').getByRole('link', logInLink)).toBeVisible();
  });
}

test('the login page redirects a user who is logged in, but not one whom the workspace has sent there', async ({
  page,
  context,
}) => {
  await openAs(page, 'team-leader', pathTo('login', 'nl'));
  await page.waitForURL(staffPath);
  await context.clearCookies();
  await context.addCookies([{ name: staffMarker, value: 'Kim', url: page.url() }]);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto(`${pathTo('login', 'nl')}?${returnParameter}=${staffPath}`, { waitUntil: 'networkidle' });
  expect(visited).toEqual([pathTo('login', 'nl')]);
});
