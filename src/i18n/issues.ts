import type { Parameters } from '#i18n/fill.ts';
import type { MessageKey } from '#i18n/translate.ts';

/** A text of `validation`. */
export type IssueKey = Extract<MessageKey, `validation.${string}`>;

/**
 * Turns an issue of a schema into the text for the visitor: a key of `validation`, with its
 * parameter behind a bar where it has one, as `validation.tooLong|100`. Server and island both use
 * it, so that both say the same. An issue without a text of ours, which only a hand-made request
 * can cause, gives the general text.
 */
export function translateIssue(
  t: (key: IssueKey | 'form.invalid', parameters?: Parameters) => string,
  issue: string,
): string {
  const [key = '', max = ''] = issue.split('|');
  return isIssueKey(key) ? t(key, { max }) : t('form.invalid');
}

function isIssueKey(key: string): key is IssueKey {
  return key.startsWith('validation.');
}
