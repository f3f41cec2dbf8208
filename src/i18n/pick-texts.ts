import * as messages from '#i18n/messages/nl/index.ts';
import type { Namespace, Texts } from '#i18n/texts.ts';
import type { MessageKey, Translate } from '#i18n/translate.ts';

/**
 * Returns whole namespaces of texts for an island, with the company's facts filled in. The island
 * fills in other placeholders.
 */
export function pickTexts<Name extends Namespace>(t: Translate, namespaces: readonly Name[]): Texts<Name> {
  const pick = (namespace: Name) =>
    Object.keys(messages[namespace]).map((name) => [
      name,
      t(`${namespace}.${name}` as MessageKey, {}, 'template'),
    ]);
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, Object.fromEntries(pick(namespace))]),
  ) as Texts<Name>;
}
