import type { MessageKey, Translate } from '#i18n/translate.ts';

/**
 * Turns an issue of a schema into the text for the visitor: a key, with its parameters behind bars
 * where it has some, as `validation.tooLong|100|7`. Server and island both use it, so that both say
 * the same. An issue without a text of ours, which only a hand-made request can cause, gives the
 * general text.
 */
export function translateIssue(t: Translate<'form'>, issue: string): string {
  const [key = '', max = '', excess = ''] = issue.split('|');
  return isMessageKey(key) ? (t as Translate)(key, { max, excess }) : t('form.invalid');
}

function isMessageKey(text: string): text is MessageKey {
  return /^\w+\.\w+$/.test(text);
}
