/** The editor at /redactie, on a folder of this machine: what is written gets onto the site. */
import { locales } from '#i18n/locales.ts';
import { copyProject } from '../../support/copied-project.ts';
import { expect, test } from '../../support/browser-test.ts';
import { offerFolder, readFolder, readLocalFiles } from '../../support/local-folder.ts';
import { site } from '../../support/site-under-test.ts';
import { testSite } from '../../support/test-site.ts';
import type { Page } from '@playwright/test';

test.use({
  // What Chromium and Svelte say of the editor's own work: the frame of its preview, and a view
  // that is being closed.
  expectedErrors: [/allow-scripts and allow-same-origin|svelte\.dev\/e\/derived_inert/],
  // What the page itself has made.
  expectedHosts: /^blob:/,
  locale: 'nl-NL',
});

const newTitle = 'Duurzaam schoonmaken: zo doet u het in uw kantoor';
const newPrice = 29;

async function openFolder(page: Page): Promise<void> {
  await page.goto('/redactie');
  await page.getByRole('button', { name: 'Werken met een lokale repository' }).click();
  await expect(page.getByRole('button', { name: 'Accountmenu tonen' })).toBeVisible();
}

/** What stands below the fields. */
const textOf = (file = '') => file.split(/^---$/m).at(2);

/** What is below in a long form is drawn once it comes into view. */
function field(page: Page, path: string) {
  return page.locator(`section[data-key-path="${path}"] input`).first();
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Opslaan' });
  await button.click();
  await expect(button).toBeHidden();
}

test('an article and a price that are changed there are on the built site', async ({ page, context }) => {
  const before = readLocalFiles();
  await offerFolder(context, before);
  await openFolder(page);

  await page.goto('/redactie#/collections/blog/entries/4');
  await field(page, 'title').fill(newTitle);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: newTitle })).toBeVisible();
  await save(page);

  await page.goto('/redactie#/collections/other/entries/company');
  const price = field(page, 'priceFromEuro');
  await page.getByText('Merknaam').first().hover();
  while (!(await price.isVisible())) await page.mouse.wheel(0, 400);
  await price.fill(String(newPrice));
  await save(page);

  const after = await readFolder(page);
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  // Every language is written with the article, and only the one that was edited in other words.
  const languages = locales.map((locale) => `src/content/blog/${locale}/4.md`);
  expect(changed.sort()).toEqual([...languages, 'src/content/company.json'].sort());
  for (const file of languages.filter((each) => !each.includes('/nl/')))
    expect(textOf(after[file])).toBe(textOf(before[file]));
  expect(textOf(after['src/content/blog/nl/4.md'])).toBe(textOf(before['src/content/blog/nl/4.md']));

  const project = copyProject();
  try {
    for (const file of changed) project.write(file, after[file] ?? '');
    await project.node(['scripts/check-content.ts']);
    project.write('edited.config.mjs', quickConfig);
    const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--config', 'edited.config.mjs'];
    await project.node(astro, { ...testSite.variables, SITE_DIR: 'edited' });
    expect(project.read('edited/client/blog/4.html')).toContain(`<h1 class="`);
    expect(project.read('edited/client/blog/4.html')).toContain(newTitle);
    expect(project.read('edited/client/index.html')).toMatch(new RegExp(`€\\s${String(newPrice)}`));
  } finally {
    project.remove();
  }
});

/** Without what takes long and has nothing to do with texts. */
const quickConfig = `import config from './astro.config.mjs';
const unneeded = ['share-images', 'search-index', 'site-icons', 'editor'];
const integrations = config.integrations.filter(({ name }) => !unneeded.includes(name));
export default { ...config, integrations };
`;

test('it is no page for search engines, and has a policy of its own', async ({ request }) => {
  const { status, headers } = await request.get('/redactie').then((answer) => ({
    status: answer.status(),
    headers: answer.headers(),
  }));
  expect(status).toBe(200);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-security-policy']).toContain(`script-src 'self';style-src 'self' 'unsafe-inline'`);
  const home = await request.get('/');
  expect(home.headers()['content-security-policy']).toBe(`frame-ancestors 'none'`);
  expect(await home.text()).not.toContain('redactie');
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('redactie');
});

test('it asks no other host for anything until somebody signs in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto('/redactie');
  await expect(page.getByRole('button', { name: /GitHub/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...new Set(asked)]).toEqual([site.url]);
});
