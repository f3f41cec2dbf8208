/**
 * Compares the texts of all languages with Dutch and with the code that uses them. Reports missing,
 * extra and unused keys, and `{token}`s that a translation lacks or adds or that nothing fills,
 * with file and remedy; exits with 1 if there are any.
 */
import { existsSync, readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { factsFor } from '#i18n/facts.ts';
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts';
import { screens } from '#screens';

type Texts = ReadonlyMap<string, string>;

const sources = ['src/**/*.{astro,ts,tsx}', 'functions/*.ts'];

async function readTexts(locale: Locale): Promise<Texts> {
  const path = `../src/i18n/messages/${locale}/index.ts`;
  const messages = (await import(path)) as Record<string, Record<string, string>>;
  return new Map(
    Object.entries(messages).flatMap(([screen, texts]) =>
      Object.entries(texts).map(([name, text]): [string, string] => [`${screen}.${name}`, text]),
    ),
  );
}

function compare(locale: Locale, texts: Texts, dutch: Texts): string[] {
  const faults: string[] = [];
  for (const key of dutch.keys()) {
    if (texts.has(key)) continue;
    // The nearest preceding key that this language has; the missing key belongs after it.
    const before = [...dutch.keys()]
      .slice(0, [...dutch.keys()].indexOf(key))
      .findLast((other) => texts.has(other));
    faults.push(
      `${placeOf(locale, key, before)}: ${key} is missing; add it as in ${fileOf(defaultLocale, key)}`,
    );
  }
  for (const [key, text] of texts) {
    const source = dutch.get(key);
    if (source === undefined)
      faults.push(`${placeOf(locale, key)}: ${key} does not exist in Dutch; add it there or take it away`);
    else faults.push(...compareTokens(`${placeOf(locale, key)}: ${key}`, text, source));
  }
  return faults;
}

function compareTokens(where: string, text: string, source: string): string[] {
  const [has, needs] = [tokensOf(text), tokensOf(source)];
  return [
    ...[...needs.difference(has)].map(
      (token) => `${where} lacks ${token}; put it where the Dutch text has it`,
    ),
    ...[...has.difference(needs)].map(
      (token) => `${where} has ${token}, which the Dutch text has not; take it away`,
    ),
  ];
}

function fileOf(locale: Locale, key: string): string {
  const [screen = ''] = key.split('.');
  const path = `src/i18n/messages/${locale}/${screen}.ts`;
  return existsSync(path) ? path : `src/i18n/messages/${locale}/index.ts`;
}

/**
 * Returns the file and line of a text. For a missing text, `at` is the text that it should follow.
 */
function placeOf(locale: Locale, key: string, at = key): string {
  const file = fileOf(locale, key);
  const [, name = ''] = at.split('.');
  const before = readFileSync(file, 'utf8').split(new RegExp(`^ *['"]?${name}['"]?:`, 'm'))[0] ?? '';
  return `${file}, line ${String(before.split('\n').length)}`;
}

/**
 * Tokens that are filled by the notification library (`hotkey`) and by the workspace (`removal`).
 */
const filledElsewhere = ['hotkey', 'removal'];

/**
 * Reports the texts with a `{token}` that is neither a fact nor a property name in code. The code
 * of the workspace is excluded, because most of its property names fill no text and would hide a
 * token that nothing fills.
 */
function findUnfilled(dutch: Texts, code: string): string[] {
  const facts = factsFor(defaultLocale);
  const given = new Set(Array.from(code.matchAll(/(\w+)\s*(?=[:,}])/g), ([, name = '']) => name));
  return [...dutch].flatMap(([key, text]) =>
    [...tokensOf(text)]
      .filter((token) => {
        const name = token.slice(1, -1);
        return !(name in facts || given.has(name) || filledElsewhere.includes(name));
      })
      .map(
        (token) =>
          `${placeOf(defaultLocale, key)}: ${key} has ${token}, which nothing fills; ` +
          'take a name from src/i18n/facts.ts or promises.ts',
      ),
  );
}

function tokensOf(text: string): Set<string> {
  return new Set(text.match(/\{\w+\}/g));
}

/**
 * Lists the Dutch keys that do not occur in code, either literally as 'screen.key' or computed as
 * `screen.${code}`.
 */
async function findUnused(dutch: Texts, code: string): Promise<string[]> {
  const literal = new Set(Array.from(code.matchAll(/['"`](\w+\.\w+)(?=['"`|])/g), ([, key]) => key));
  const computed = await computedKeys(code);
  return [...dutch.keys()].filter(
    (key) => !literal.has(key) && !computed.some((pattern) => pattern.test(key)),
  );
}

async function readCode(...without: string[]): Promise<string> {
  const texts: string[] = [];
  for await (const path of glob(sources, { exclude: ['src/i18n/messages/**', ...without] }))
    texts.push(await readFile(path, 'utf8'));
  return texts.join('\n');
}

/**
 * Returns patterns of the keys that template literals compute. After a prefix, as in
 * `tools.step${number}`, anything may follow. Directly after the screen, as in
 * `contact.${service}`, only the code of a screen or of an option may, because otherwise every key
 * of the screen would count as used.
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

/** Returns the codes in every exported list of `src/contracts/`, and the roles. */
async function optionCodes(): Promise<string[]> {
  const codes: string[] = [];
  for await (const path of glob(['src/contracts/*.ts', 'src/domain/roles.ts'])) {
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
const code = await readCode();
const faults: string[] = [
  ...(await findUnused(dutch, code)).map(
    (key) => `${placeOf(defaultLocale, key)}: ${key} is not used; take it away in every language`,
  ),
  ...findUnfilled(dutch, await readCode('src/**/staff/**')),
];
for (const locale of locales.filter((other) => other !== defaultLocale)) {
  faults.push(...compare(locale, await readTexts(locale), dutch));
}
if (faults.length === 0)
  console.log(`${String(dutch.size)} texts in ${String(locales.length)} languages are complete.`);
else console.error(faults.map((fault) => `${fault}.`).join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
