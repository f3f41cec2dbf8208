/**
 * Writes the files of a new page: its address and its texts in every language, and the page itself.
 * `npm run new:page -- certificates "certificaten" "Onze certificaten"`: the name in code, the
 * Dutch address and the Dutch heading. Exits 1 when one cannot be used, and has then written
 * nothing.
 */
import { existsSync } from 'node:fs';
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts';
import { screens } from '#i18n/screens.ts';
import { collectChanges, type Changes } from './changes.ts';

interface NewPage {
  screen: string;
  /** The name of its files of texts. */
  stem: string;
  path: string;
  heading: string;
}

const usage = 'npm run new:page -- certificates "certificaten" "Onze certificaten"';

function readArguments([screen = '', path = '', heading = '']: string[]): NewPage {
  if (!/^[a-z][a-zA-Z]+$/.test(screen)) throw new Error(`The name is one word in camelCase: ${usage}`);
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(path))
    throw new Error(`The Dutch address has small letters and hyphens only: ${usage}`);
  if (heading.length < 3 || heading.length > 45)
    throw new Error(`The Dutch heading has 3 to 45 characters: ${usage}`);
  const stem = screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const isTaken = Object.hasOwn(screens, screen) || existsSync(textsFile(defaultLocale, stem));
  if (isTaken) throw new Error(`There is a page or a file of texts with the name ${screen}.`);
  if (Object.values(screens).some(({ paths }) => paths.nl === path))
    throw new Error(`There is a page at /${path}.`);
  return { screen, stem, path, heading };
}

function textsFile(locale: Locale, stem: string): string {
  return `src/i18n/messages/${locale}/${stem}.ts`;
}

function addPage(changes: Changes, page: NewPage): void {
  addAddress(changes, page);
  changes.create(`src/pages/[...${page.screen}].astro`, pageOf(page));
  for (const locale of locales) addTexts(changes, locale, page);
}

function addAddress(changes: Changes, { screen, stem, path }: NewPage): void {
  const others = locales.filter((locale) => locale !== defaultLocale && locale !== 'ar');
  const paths = [`nl: '${path}'`, ...others.map((locale) => `${locale}: '${stem}'`)].join(', ');
  const entry = `  ${screen}: {\n    paths: slugs({ ${paths} }),\n    sitemap: monthly(0.5),\n  },\n`;
  changes.insertBefore('src/i18n/screens.ts', /^ {2}notFound: /m, entry);
}

function textsOf(locale: Locale, { screen, heading }: NewPage): string {
  const isSource = locale === defaultLocale;
  const description = `${heading}: wat {brand} u daarover te vertellen heeft, en hoe u ons daarover kunt bereiken.`;
  return `${isSource ? '' : `import type { TextsOf } from '#i18n/messages/nl/index.ts';\n\n`}export const ${screen} = {
  title: ${JSON.stringify(`${heading} | {brand}`)},
  description: ${JSON.stringify(description)},
  heading: ${JSON.stringify(heading)},
}${isSource ? '' : ` satisfies TextsOf<'${screen}'>`};
`;
}

function addTexts(changes: Changes, locale: Locale, page: NewPage): void {
  const { screen, stem, heading } = page;
  const folder = `src/i18n/messages/${locale}`;
  changes.create(textsFile(locale, stem), textsOf(locale, page));
  changes.insertBefore(`${folder}/index.ts`, /^import/m, `import { ${screen} } from './${stem}.ts';\n`);
  changes.addEntry(`${folder}/index.ts`, 'export const messages', `${screen},`);
  const keywords = JSON.stringify(`${heading}, {brand}`);
  changes.addEntry(`${folder}/keywords.ts`, 'export const keywords', `${screen}: ${keywords},`);
}

function pageOf({ screen }: NewPage): string {
  return `---
import Breadcrumbs from '#components/ui/Breadcrumbs.astro';
import PageTitle from '#components/ui/PageTitle.astro';
import type { Locale } from '#i18n/locales.ts';
import { localisedPaths } from '#i18n/routes.ts';
import { translator } from '#i18n/translate.ts';
import Page from '#layouts/Page.astro';
import '#styles/site.css';

export const getStaticPaths = () => localisedPaths('${screen}');

interface Props {
  locale: Locale;
}
const { locale } = Astro.props;
const t = translator(locale);
---

<Page {locale} screen="${screen}" title={t('${screen}.title')} description={t('${screen}.description')}>
  <div class="wrap pb-section">
    <Breadcrumbs {locale} current={t('${screen}.heading')} />
    <PageTitle>
      <h1>{t('${screen}.heading')}</h1>
    </PageTitle>
  </div>
</Page>
`;
}

try {
  const page = readArguments(process.argv.slice(2));
  const changes = collectChanges();
  addPage(changes, page);
  console.log(`Wrote:\n${changes.save().join('\n')}\n
1. Put the other languages' addresses in src/i18n/screens.ts, and their texts in ${textsFile('en', page.stem)} and so on.
2. Write the page, and lead to it: docs/adding-a-page.md.
3. Look at it: npm run dev, then open /${page.path}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
