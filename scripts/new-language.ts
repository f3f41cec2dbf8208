/**
 * Adds a language: `npm run new:language -- pl`. It gets an entry wherever there is one for each,
 * a copy of the English texts to translate, its own dates and plurals, and a migration. Exits 1
 * when the code cannot be used, and has then written nothing.
 */
import { globSync, readFileSync } from 'node:fs';
import { collectChanges, type Changes } from './changes.ts';
import { addAddresses, addEntries, addImports, addPlurals } from './new-language/entries.ts';
import { dayPattern, readLanguage, type NewLanguage } from './new-language/language.ts';
import { migrationOf } from './new-language/table.ts';

const code = ['src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'tests/**/*.{ts,tsx}'];
/** Texts of one language, and this command's own. */
const without = ['src/i18n/messages/**', 'scripts/new-*/**'];
const texts = ['src/i18n/messages/en/*.ts', 'src/content/{services,legal}/en/*', 'src/content/faq/en.yaml'];

function addToCode(changes: Changes, { code: language, ...rest }: NewLanguage): void {
  for (const file of globSync(code, { exclude: without })) {
    const before = readFileSync(file, 'utf8');
    const after = addImports(addEntries(before, language), language);
    if (after !== before) changes.replace(file, before, after);
  }
  const english = `${language}: { label: 'English', dir: 'ltr', hreflang: 'en', intl: 'en-GB', openGraph: 'en_GB' }`;
  const { label, tag } = rest;
  const own = `${language}: { label: '${label}', dir: 'ltr', hreflang: '${language}', intl: '${tag}', openGraph: '${tag.replace('-', '_')}' }`;
  changes.replace('src/i18n/locales.ts', english, own);
  for (const file of ['src/i18n/staff/labels.ts', 'src/collections/editor/labels.ts'])
    changes.replace(file, `${language}: 'Engels'`, `${language}: '${rest.dutchName}'`);
}

/** The order of words of a day is that of `Intl`; what stands around it is for a translator. */
function addDates(changes: Changes, language: NewLanguage): void {
  const file = 'src/i18n/moments.ts';
  const entry = new RegExp(`(\\n *${language.code}: \\{\\s*day: )'[^']*'`);
  const found = entry.exec(changes.read(file));
  if (!found) throw new Error(`${file} has no day in ${language.code}.`);
  changes.replace(file, entry, `${String(found[1])}'${dayPattern(language)}'`);
}

function addTexts(changes: Changes, language: string): void {
  for (const file of globSync(texts)) {
    const own = file.replace(/\/en(?=[/.])/, `/${language}`);
    const text = readFileSync(file, 'utf8').replaceAll('](/en', `](/${language}`);
    changes.create(own, file.endsWith('/promises.ts') ? addPlurals(text, language) : text);
  }
}

try {
  const language = readLanguage(process.argv.slice(2));
  const changes = collectChanges();
  addToCode(changes, language);
  addDates(changes, language);
  addTexts(changes, language.code);
  for (const file of ['functions/pages.ts', 'functions/form-pages.ts'])
    addAddresses(changes, file, language.code);
  const moment = new Date().toISOString().slice(0, 16).replace(/[-:]/g, '');
  changes.create(`migrations/${moment}_add_${language.code}.ts`, migrationOf(language.code));
  const files = changes.save();
  console.log(`Wrote:\n${files.join('\n')}\n
1. Translate src/i18n/messages/${language.code}/, src/content/{services,legal}/${language.code}/ and faq/${language.code}.yaml:
   they are in English. So is the entry "${language.code}" in src/i18n/screens.ts, moments.ts and staff/,
   and in scripts/demo/, scripts/screenshots/ and scripts/site-checks/promises/.
2. npm run check:site names each sentence that is still in English.
3. Look at it: npm run dev, then open /${language.code}; docs/adding-a-language.md`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
