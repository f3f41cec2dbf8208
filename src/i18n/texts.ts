import { fill } from '#i18n/fill.ts';
import type { Messages } from '#i18n/messages/nl/index.ts';
import type { Translate } from '#i18n/translate.ts';
import { joinUnits } from '#i18n/units.ts';

/** The name of a group of messages, such as `form`; each group is a file. */
export type Namespace = keyof Messages;

/** The texts that a page passes to an island. Namespaces are passed whole. */
export type Texts<Name extends Namespace = Namespace> = {
  [Each in Name]: Record<keyof Messages[Each] & string, string>;
};

/**
 * Returns the translation function of an island. It accepts only keys of the island's namespaces.
 */
export function translatorOf<Name extends Namespace>(texts: Texts<Name>): Translate<Name> {
  const all: Record<string, Record<string, string> | undefined> = texts;
  return (key, parameters = {}) => {
    const [namespace = '', name = ''] = key.split('.');
    return joinUnits(fill(all[namespace]?.[name] ?? key, parameters));
  };
}
