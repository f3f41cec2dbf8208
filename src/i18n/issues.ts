import type { MessageKey, Translate } from '#i18n/translate.ts';

/**
 * Translates the issue of a schema: a message key, with parameters separated by bars, as in
 * `validation.tooLong|100|7`. Shared by server and islands, so that both show the same text. Any
 * other issue, which only a manipulated request can cause, gives the general text.
 */
export function translateIssue(t: Translate<'form'>, issue: string): string {
  const [key = '', max = '', excess = ''] = issue.split('|');
  return isMessageKey(key) ? (t as Translate)(key, { max, excess }) : t('form.invalid');
}

function isMessageKey(text: string): text is MessageKey {
  return /^\w+\.\w+$/.test(text);
}
