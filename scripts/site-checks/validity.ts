/** Whether the pages are valid HTML, by a validator that is not ours. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { BuiltSite } from './built-site.ts';

/** Its base makes the same configuration anew for every page: a third of the time of this check. */
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
      // How React writes its elements (`noValidate=""`, `<input/>`): other spellings of the same,
      // which parsers do not tell apart.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // Rules about the look of the source only.
      'no-trailing-whitespace': 'off',
      // Ids of headings are their words, in Arabic too. Any id without white space is valid.
      'valid-id': ['error', { relaxed: true }],
      // The name of a call link is a sentence with a number in it, which may break between words;
      // styles hold the number together.
      'tel-non-breaking': 'off',
      // A table that a phone shows as lists says what its parts are, which Safari forgets.
      'no-redundant-role': 'off',
      // The menus of the drawer have the names of those of the header: of the two, a screen shows
      // one. The browser test of accessibility looks at what is shown.
      'unique-landmark': 'off',
    },
  }),
);

/** Astro writes the style of islands beside the first of them, where HTML has no place for it. */
const islandStyle = '<style> element is not permitted';

/** Returns the validator's findings, with their place in the page. */
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
