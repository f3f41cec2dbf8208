/** The lists that name every form, with an example of it for the tests. */
import { locales, type Locale } from '#i18n/locales.ts';
import type { Changes } from '../changes.ts';
import type { NewForm } from './form.ts';
import { formTexts } from './texts.ts';

/** Adds the form to what the code lists, to the texts of each language and to the tests. */
export function addToLists(changes: Changes, form: NewForm): void {
  addToCode(changes, form);
  addToWorkspace(changes, form);
  for (const locale of locales) addTexts(changes, form, locale);
  addToTests(changes, form);
  addToDemo(changes, form);
}

function addImport(changes: Changes, file: string, line: string): void {
  changes.insertBefore(file, /^import/m, `${line}\n`);
}

function addToCode(changes: Changes, { name, stem, slugs }: NewForm): void {
  const contracts = 'src/submissions/registry.ts';
  addImport(changes, contracts, `import { ${name}Contract } from '#submissions/${stem}.ts';`);
  changes.addEntry(contracts, 'export const submissions = [', `${name}Contract,`);
  const registry = 'src/server/forms/registry.ts';
  addImport(changes, registry, `import { ${name}Form } from '#server/forms/${stem}.ts';`);
  changes.addEntry(registry, 'const submissionEntries', `${name}: entry(${name}Form),`);
  const paths = locales.filter((locale) => locale !== 'ar').map((locale) => `${locale}: '${slugs[locale]}'`);
  const screen = `  ${name}: { paths: slugs({ ${paths.join(', ')} }), sitemap: monthly(0.5) },\n`;
  changes.insertBefore('src/i18n/screens.ts', /^ {2}notFound: /m, screen);
  changes.replace('src/collections/sitemap-groups.ts', `, 'login']`, `, '${name}', 'login']`);
  changes.addEntry('src/components/confirmation/WhatNext.astro', 'const nextScreens', `${name}: 'about',`);
  for (const locale of locales) {
    const prefix = locale === 'nl' ? '' : `/${locale}`;
    const login = `'${prefix}/login',`;
    changes.replace('functions/form-pages.ts', login, `'${prefix}/${slugs[locale]}', ${login}`);
  }
}

function addToWorkspace(changes: Changes, { name, labels }: NewForm): void {
  const label = `${name}: ${JSON.stringify(labels.nl)},`;
  const statuses = `${name}: { pending: ['answered', 'closed'], answered: ['closed'], closed: ['pending'] },`;
  changes.addEntry('src/domain/staff/statuses.ts', 'export const transitions', statuses);
  changes.addEntry('src/i18n/staff/labels.ts', 'export const kindLabels', label);
  changes.addEntry('src/i18n/staff/sources.ts', 'const pageLabels', label);
  changes.addEntry(
    'src/i18n/staff/reply-templates.ts',
    'export const replyTemplates',
    `${name}: [question, missed, empty],`,
  );
}

function addTexts(changes: Changes, { name, stem, labels }: NewForm, locale: Locale): void {
  const folder = `src/i18n/messages/${locale}`;
  const texts = formTexts(locale, labels[locale]);
  const isSource = locale === 'nl';
  const type = isSource ? '' : `import type { TextsOf } from '#i18n/messages/nl/index.ts';\n\n`;
  const end = isSource ? '' : ` satisfies TextsOf<'${name}'>`;
  changes.create(
    `${folder}/${stem}.ts`,
    `${type}export const ${name} = {\n${linesOf(texts.own)}\n}${end};\n`,
  );
  addImport(changes, `${folder}/index.ts`, `import { ${name} } from './${stem}.ts';`);
  changes.addEntry(`${folder}/index.ts`, 'export const messages', `${name},`);
  const add = (file: string, own: Record<string, string>) => {
    changes.addEntry(`${folder}/${file}.ts`, `export const ${file} = {`, linesOf(own).trim());
  };
  add('common', { [name]: labels[locale] });
  add('keywords', { [name]: texts.keywords });
  add('legal', { [name]: labels[locale] });
  add('mail', prefixed(name, texts.mail));
  add('confirmation', prefixed(name, texts.confirmation));
}

function prefixed(name: string, texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [name + key, text]));
}

/** As the source of an object; spaces and marks that cannot be seen are written as their codes. */
function linesOf(texts: Record<string, string>): string {
  const invisible = /[\u00a0\u2066\u2069]/g;
  const code = (sign: string) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return Object.entries(texts)
    .map(([key, text]) => `  ${key}: ${JSON.stringify(text).replace(invisible, code)},`)
    .join('\n');
}

function addToTests(changes: Changes, form: NewForm): void {
  addToFormsUnderTest(changes, form);
  addToFormPages(changes, form);
  const { name, pascal, tableKey } = form;
  const stored = `naam: 'Noor', email: 'noor@delinde.example', bericht: 'Een vraag.'`;
  changes.addEntry('tests/support/rows-of-forms.ts', 'const rowsOfForms', `${tableKey}: { ${stored} },`);
  const constraints = 'tests/integration/constraints.test.ts';
  changes.addEntry(constraints, 'const tables', `${tableKey}: () => ({ ...envelope(), ${stored} }),`);
  const wording = 'tests/integration/validation-messages.test.ts';
  addImport(changes, wording, `import { ${name}FormTexts } from '#islands/${pascal}Form.tsx';`);
  changes.addEntry(
    wording,
    'const catalogue',
    `${name}: {
    ...forms.${name},
    texts: ${name}FormTexts,
    messages: [
      ['naam', '', 'Vul uw naam in'],
      ['email', 'noor@', invalidEmail],
      ['telefoon', '12', phone],
      ['bericht', ' ', 'Schrijf een bericht'],
      ['bericht', text, textTooLong],
    ],
  },`,
  );
}

function addToFormsUnderTest(changes: Changes, { name, stem, pascal }: NewForm): void {
  const file = 'tests/support/forms.ts';
  addImport(changes, file, `import { ${name}Form } from '#server/forms/${stem}.ts';`);
  const example = `function an${pascal}(changes: Answers = {}): Answers {
  return {
    ...anEnvelope(),
    naam: 'Bo Jansen',
    email: 'bo@jansen.example',
    telefoon: '030 123 45 67',
    bericht: 'Graag antwoord voor vrijdag.',
    ...changes,
  };
}

`;
  changes.insertBefore(file, 'export const forms = {', example);
  changes.addEntry(
    file,
    'export const forms = {',
    `${name}: submission(${name}Form, { example: an${pascal}, textField: 'bericht' }),`,
  );
}

function addToFormPages(changes: Changes, { name }: NewForm): void {
  const file = 'tests/support/form-page.ts';
  changes.addEntry(
    file,
    'const cases',
    `${name}: {
    name: 'the form ${name}',
    makeAnswers: () => {
      const { answers, unique } = person();
      return { answers: { ...answers, bericht: 'Graag antwoord voor vrijdag.' }, unique };
    },
    mails: 2,
  },`,
  );
  changes.addEntry(file, 'const successTitles', `${name}: '${name}.successTitle',`);
}

function addToDemo(changes: Changes, { name }: NewForm): void {
  const file = 'scripts/demo/requests.ts';
  changes.replace(file, / \} as const;/, `, ${name}: 6 } as const;`);
  changes.addEntry(
    'scripts/demo/answers.ts',
    'export const answers',
    `${name}: (setting) => {
    const { naam, email, telefoon } = personOf(setting);
    const dueAt = replyDeadline(setting.createdAt);
    return { naam, email, telefoon, dueAt, bericht: messageOf(setting) };
  },`,
  );
}
