/**
 * Compares the texts of all languages with Dutch and with the code that uses them. Lists each key
 * that is missing, extra or unused and each `{token}` that a translation lacks or adds; exits 1 if
 * there is any.
 */
import { glob, readFile } from 'node:fs/promises';
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts';
import { screens } from '#i18n/screens.ts';

type Texts = ReadonlyMap<string, string>;

const sources = ['src/**/*.{astro,ts,tsx}', 'functions/*.ts'];

async function readTexts(locale: Locale): Promise<Texts> {
  const path = `../src/i18n/messages/${locale}/index.ts`;
  const { messages } = (await import(path)) as { messages: Record<string, Record<string, string>> };
  return new Map(
    Object.entries(messages).flatMap(([screen, texts]) =>
      Object.entries(texts).map(([name, text]): [string, string] => [`${screen}.${name}`, text]),
    ),
  );
}

function compare(locale: Locale, texts: Texts, dutch: Texts): string[] {
  const faults: string[] = [];
  for (const key of dutch.keys()) if (!texts.has(key)) faults.push(`${locale}: ${key} is missing`);
  for (const [key, text] of texts) {
    const source = dutch.get(key);
    if (source === undefined) faults.push(`${locale}: ${key} does not exist in Dutch`);
    else faults.push(...compareTokens(`${locale}: ${key}`, text, source));
  }
  return faults;
}

function compareTokens(where: string, text: string, source: string): string[] {
  const [has, needs] = [tokensOf(text), tokensOf(source)];
  return [
    ...[...needs.difference(has)].map((token) => `${where} lacks ${token}`),
    ...[...has.difference(needs)].map((token) => `${where} has ${token}, which the Dutch text has not`),
  ];
}

function tokensOf(text: string): Set<string> {
  return new Set(text.match(/\{\w+\}/g));
}

/**
 * Gives the Dutch keys that no code names, whole as 'screen.key' or computed as `screen.${code}`.
 */
async function findUnused(dutch: Texts): Promise<string[]> {
  const code = await readCode();
  const literal = new Set(Array.from(code.matchAll(/['"`](\w+\.\w+)(?=['"`|])/g), ([, key]) => key));
  const computed = await computedKeys(code);
  return [...dutch.keys()].filter(
    (key) => !literal.has(key) && !computed.some((pattern) => pattern.test(key)),
  );
}

async function readCode(): Promise<string> {
  const texts: string[] = [];
  for await (const path of glob(sources, { exclude: ['src/i18n/messages/**'] }))
    texts.push(await readFile(path, 'utf8'));
  return texts.join('\n');
}

/**
 * Patterns of the keys that templates make. After a word, as in `tools.step${number}`, anything may
 * follow; right after the screen, as in `contact.${service}`, only the code of a screen or of an
 * option, or every key of the screen would count.
 */
async function computedKeys(code: string): Promise<RegExp[]> {
  const codes = [...Object.keys(screens), ...(await optionCodes())].join('|');
  const templates = code.matchAll(/`(\w+)\.(\w*)\$\{[^}]*\}(\w*)`/g);
  return Array.from(
    templates,
    ([, screen = '', before = '', after = '']) =>
      new RegExp(`^${screen}\\.${before}(${before ? String.raw`[\w-]+` : codes})${after}$`),
  );
}

/** Every exported list of words in `src/submissions/`, and the roles. */
async function optionCodes(): Promise<string[]> {
  const codes: string[] = [];
  for await (const path of glob(['src/submissions/*.ts', 'src/domain/roles.ts'])) {
    const module = (await import(`../${path}`)) as Record<string, unknown>;
    codes.push(
      ...Object.values(module)
        .filter(Array.isArray)
        .flat()
        .filter((word) => typeof word === 'string'),
    );
  }
  return codes;
}

const dutch = await readTexts(defaultLocale);
const faults: string[] = (await findUnused(dutch)).map((key) => `${key} is not used`);
for (const locale of locales.filter((other) => other !== defaultLocale)) {
  faults.push(...compare(locale, await readTexts(locale), dutch));
}
console.log(
  faults.length === 0
    ? `${String(dutch.size)} texts in ${String(locales.length)} languages are complete.`
    : faults.join('\n'),
);
process.exitCode = faults.length === 0 ? 0 : 1;
