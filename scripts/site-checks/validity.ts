/** Checks that the pages are valid HTML, with html-validate. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { BuiltSite } from './built-site.ts';

/**
 * Keeps the configuration, because the base class computes it for each page, which takes a third of
 * this check's run time.
 */
class SameConfigLoader extends StaticConfigLoader {
  #config?: ReturnType<StaticConfigLoader['getConfigFor']>;

  override getConfigFor(file: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    return (this.#config ??= super.getConfigFor(file));
  }
}

const validator = new HtmlValidate(
  new SameConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React's serialization (`noValidate=""`, `<input/>`), which parsers treat the same.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // A rule about source formatting only.
      'no-trailing-whitespace': 'off',
      // Ids of headings are their words, in Arabic too. Any id without whitespace is valid.
      'valid-id': ['error', { relaxed: true }],
      // The text of a call link is a sentence with a number, which may wrap between words; styles
      // keep the number together.
      'tel-non-breaking': 'off',
      // Tables that phones show as lists have explicit roles, because Safari drops the implicit
      // ones.
      'no-redundant-role': 'off',
      // The menus of the drawer have the same names as those of the header, but only one of the two
      // is visible. The accessibility test in the browser checks what is visible.
      'unique-landmark': 'off',
    },
  }),
);

/**
 * The start of a message to ignore, because Astro writes the style of islands beside the first
 * island, where HTML does not allow it.
 */
const islandStyle = '<style> element is not permitted';

/** Reports the validator's findings, with their position in the page. */
export function checkValidity(site: BuiltSite): string[] {
  return [...site.pages.values()].flatMap(({ path, file }) => {
    const html = readFileSync(join(site.directory, file), 'utf8');
    const messages = validator.validateStringSync(html, file).results.flatMap((result) => result.messages);
    return messages
      .filter(({ message }) => !message.startsWith(islandStyle))
      .map(
        ({ ruleId, message, selector }) => `${path}: ${message} (${ruleId}) at ${selector ?? 'the start'}`,
      );
  });
}
