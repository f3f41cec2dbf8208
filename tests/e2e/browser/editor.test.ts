/** The editor at /redactie, on a local folder: edits appear on the site. */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { locales, type Locale } from '#i18n/locales.ts';
import { copyProject } from '../../support/copied-project.ts';
import { expect, test } from '../../support/browser-test.ts';
import { offerFolder, readFolder, readLocalFiles } from '../../support/local-folder.ts';
import { testSite } from '../../support/test-site.ts';
import type { Locator, Page } from '@playwright/test';

/** Hosts that the editor always loads from: blob URLs, its fonts, and the status of GitHub. */
const expectedAlways =
  /^(blob:|https:\/\/cdn\.jsdelivr\.net\/fontsource\/|https:\/\/www\.githubstatus\.com\/)/;

test.use({
  // Errors of the editor itself, which Chromium and Svelte report: about the frame of its preview,
  // a view that closes, and a renamed picture.
  expectedErrors: [
    /allow-scripts and allow-same-origin|svelte\.dev\/e\/derived_inert|ERR_FILE_NOT_FOUND \(blob:/,
  ],
  expectedHosts: expectedAlways,
  locale: 'nl-NL',
});

/** Responds instead of those hosts, so that tests do not depend on them. */
test.beforeEach(async ({ context }) => {
  const headers = { 'access-control-allow-origin': '*' };
  await context.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ headers, json: { status: { indicator: 'none' } } }),
  );
  const [typeface] = globSync('node_modules/@sveltia/cms/npm/assets/source-sans-3-*.woff2');
  await context.route('https://cdn.jsdelivr.net/fontsource/**', (route) =>
    route.fulfill({ headers, ...(typeface && { path: typeface }) }),
  );
});

const dutchTitle = 'Duurzaam schoonmaken: zo doet u het in uw kantoor';
const englishTitle = 'Sustainable cleaning: how to do it in your office';
const altText = 'Een blauwe emmer met sop op een houten vloer';
const newPrice = 29;
/** A picture as from a phone camera, far larger than pages show it. */
const photo = { create: { width: 2400, height: 1800, channels: 3, background: '#86c8da' } } as const;

async function openFolder(page: Page): Promise<void> {
  await page.goto('/redactie');
  await expect(page.getByRole('link', { name: 'Terug naar Beheer' })).toHaveAttribute('href', '/beheer');
  await page.getByRole('button', { name: 'Werken met een lokale repository' }).click();
  await expect(page.getByRole('button', { name: 'Accountmenu tonen' })).toBeVisible();
}

/** Returns the file of the article that the test edits. */
const fileIn = (locale: Locale) => `src/content/blog/${locale}/4.md`;

/** Returns the text below the fields of an article. */
const textOf = (file = '') => file.split(/^---$/m).at(2);

/** Finds the input of a field. A long form renders it only when it comes into view. */
function field(page: Page, path: string) {
  return page.locator(`section[data-key-path="${path}"] input`).first();
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Opslaan' });
  await button.click();
  await expect(button).toBeHidden();
}

/** Sets a value without focusing the input, because the text editor takes the focus as it loads. */
function change(input: Locator, value: string): Promise<void> {
  return input.evaluate((element: HTMLInputElement, text) => {
    element.value = text;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);
}

/**
 * Sets title and date in the open language. Tries until the preview has the title, because the
 * editor may still be loading the values of the article.
 */
async function schedule(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await change(field(page, 'title'), title);
    await change(field(page, 'date'), '2099-01-05');
    await expect(page.frameLocator('iframe').getByRole('heading', { name: title })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
}

async function uploadPicture(page: Page): Promise<void> {
  const text = page.locator('section[data-key-path="body"]');
  await text.getByRole('button', { name: 'Afbeelding', exact: true }).click();
  await text.getByRole('button', { name: 'Bladeren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Afbeelding selecteren' });
  await expect(dialog.getByText('Unsplash')).toHaveCount(0);
  const buffer = await sharp(photo).png().toBuffer();
  // A name with an accent and spaces, as a phone may choose.
  const file = { name: 'Büro foto 1.png', mimeType: 'image/png', buffer };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await dialog.getByText('buero-foto-1.png').click();
  await dialog.getByRole('button', { name: 'Invoegen' }).click();
  // The new picture comes before the article's existing ones.
  await text
    .locator('section, div')
    .filter({ hasText: /^Alt-tekst/ })
    .locator('input')
    .first()
    .fill(altText);
}

async function changePrice(page: Page): Promise<void> {
  await page.goto('/redactie#/collections/other/entries/company');
  const price = field(page, 'priceFromEuro');
  await page.getByText('Merknaam').first().hover();
  while (!(await price.isVisible())) await page.mouse.wheel(0, 400);
  await price.fill(String(newPrice));
  await save(page);
}

test('an article, a picture and a price from the editor are on the built site', async ({ page, context }) => {
  // This test builds the site.
  test.setTimeout(180_000);
  const untranslated = locales.filter((locale) => locale !== 'nl' && locale !== 'en').map(fileIn);
  const files = Object.entries(readLocalFiles()).filter(([file]) => !untranslated.includes(file));
  const before = Object.fromEntries(files);
  await offerFolder(context, before);
  await openFolder(page);

  await page.goto('/redactie#/collections/blog/entries/4');
  await schedule(page, dutchTitle);
  await uploadPicture(page);
  await page.getByRole('combobox', { name: 'Taal wisselen' }).first().click();
  await page.getByRole('option', { name: 'Engels' }).click();
  await expect(field(page, 'title')).not.toHaveValue(dutchTitle);
  await schedule(page, englishTitle);
  await save(page);
  await changePrice(page);

  const after = await readFolder(page);
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  const languages = [fileIn('nl'), fileIn('en')];
  const picture = 'src/content/pictures/buero-foto-1.png';
  expect(changed.sort()).toEqual([...languages, 'src/content/company.json', picture].sort());
  expect(textOf(after[fileIn('en')])).toBe(textOf(before[fileIn('en')]));
  const added = `![${altText}](../../pictures/buero-foto-1.png)`;
  expect(textOf(after[fileIn('nl')])).toBe(textOf(before[fileIn('nl')])?.replace('\n\n', `\n\n${added}\n\n`));

  const project = copyProject();
  try {
    for (const file of changed.filter((each) => each !== picture)) project.write(file, after[file] ?? '');
    mkdirSync(join(project.directory, 'src/content/pictures'), { recursive: true });
    writeFileSync(join(project.directory, picture), Buffer.from(after[picture] ?? '', 'base64'));
    for (const file of untranslated) rmSync(join(project.directory, file));
    // Removes another article, to which others link.
    for (const locale of locales) rmSync(join(project.directory, `src/content/blog/${locale}/3.md`));
    await project.node(['scripts/check-content.ts']);
    project.write('edited.config.mjs', quickConfig);
    const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--config', 'edited.config.mjs'];
    // Builds a preview, because that shows scheduled articles and labels them.
    const variables = { ...testSite.variables, SITE_DIR: 'edited', CONTEXT: 'deploy-preview' };
    await project.node(astro, variables);
    for (const page of ['blog/2', 'en/blog/2', 'ar/blog/2'])
      expect(project.read(`edited/client/${page}.html`)).not.toContain('/blog/3"');
    const dutch = project.read('edited/client/blog/4.html');
    expect(dutch).toContain(dutchTitle);
    expect(dutch).toContain('Gepland: nog niet op de website');
    expect(dutch).toContain(`alt="${altText}"`);
    expect(dutch).toContain('/pictures/buero-foto-1.png-1440.webp');
    expect(project.read('edited/client/en/blog/4.html')).toContain(englishTitle);
    expect(project.read('edited/client/index.html')).toMatch(new RegExp(`€\\s${String(newPrice)}`));
  } finally {
    project.remove();
  }
});

/** A configuration without the slow integrations that do not affect texts. */
const quickConfig = `import config from './astro.config.mjs';
const unneeded = ['share-images', 'search-index'];
const integrations = config.integrations.filter(({ name }) => !unneeded.includes(name));
export default { ...config, integrations };
`;

test('the editor refuses what the build refuses, at its field and in Dutch', async ({ page, context }) => {
  const before = readLocalFiles();
  await offerFolder(context, before);
  await openFolder(page);
  await page.goto('/redactie#/collections/blog/new');
  const at = (path: string) => page.locator(`section[data-key-path="${path}"]`);
  await at('title').getByRole('textbox').fill('Ramen');
  await at('excerpt').getByRole('textbox').fill('Te kort.');
  const number = page.getByRole('textbox', { name: 'Slug' });
  await number.fill('7');
  await page.keyboard.press('Tab');
  await at('alt').scrollIntoViewIfNeeded();
  await at('alt').getByRole('textbox').fill('Emmer');
  await at('body').scrollIntoViewIfNeeded();
  await at('body').getByRole('textbox').last().fill('Vanaf {prijs} per beurt.');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const says = async (path: string, words: string) => {
    await at(path).scrollIntoViewIfNeeded();
    await expect(at(path).getByText(words)).toBeVisible();
  };
  await says('body', 'Zet tussen accolades alleen');
  await says('alt', 'ten minste 10 tekens wat er te zien is. Zet');
  await says('excerpt', '50 tot en met 155 tekens. Zet');
  await says('title', '10 tot en met 60 tekens. Zet');
  await expect(page.getByText('slug is al in gebruik')).toBeVisible();
  const after = await readFolder(page);
  expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual([]);
});
