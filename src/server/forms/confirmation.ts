/**
 * The confirmation page of a form. Its query has the signed reference and deadline, so that nobody
 * can forge them. Answers are never part of a URL.
 */
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { isSigned, sign } from '#server/crypto/signatures.ts';
import type { Confirmation } from '#contracts/confirmation.ts';
import type { SubmissionScreen } from '#contracts/registry.ts';

const purpose = 'confirmation';

/** Path of the confirmation page with its query. */
export function confirmationPath(
  secret: string,
  locale: Locale,
  { form, reference, deadline, promisedFrom, startsAt, answeredAt, isQuarantined }: Confirmation,
): string {
  const fields = {
    form,
    reference,
    deadline: deadline?.toISOString() ?? '',
    startsAt: startsAt?.toISOString() ?? '',
    answeredAt: answeredAt.toISOString(),
    from: promisedFrom?.toISOString() ?? '',
    ...(isQuarantined && { aside: 'yes' }),
  };
  const signature = sign(secret, purpose, Object.values(fields));
  return `${pathTo('confirmation', locale)}?${new URLSearchParams({ ...fields, signature }).toString()}`;
}

/** Parses the query; undefined unless this server signed it. */
export function findConfirmation(
  secrets: readonly string[],
  parameters: URLSearchParams,
): Confirmation | undefined {
  const names = ['form', 'reference', 'deadline', 'startsAt', 'answeredAt', 'from', 'signature'];
  const values = names.map((name) => parameters.get(name) ?? '');
  const [
    form = '',
    reference = '',
    deadline = '',
    startsAt = '',
    answeredAt = '',
    from = '',
    signature = '',
  ] = values;
  const aside = parameters.get('aside');
  const signed = [form, reference, deadline, startsAt, answeredAt, from, ...(aside === null ? [] : [aside])];
  if (!isSigned(secrets, purpose, signed, signature)) return undefined;
  return {
    form: form as SubmissionScreen,
    reference,
    deadline: toDate(deadline),
    promisedFrom: toDate(from),
    startsAt: toDate(startsAt),
    answeredAt: new Date(answeredAt),
    isQuarantined: aside !== null,
  };
}

function toDate(text: string): Date | undefined {
  return text === '' ? undefined : new Date(text);
}
