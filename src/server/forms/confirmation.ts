/**
 * The path of the confirmation page of a form. The query is signed, so that nobody can forge a
 * reference or a deadline. It contains none of the answers, except the time of an appointment or of
 * a promised call.
 */
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { isSigned, sign } from '#server/crypto/signatures.ts';
import type { Confirmation } from '#contracts/confirmation.ts';
import type { SubmissionScreen } from '#contracts/registry.ts';

const purpose = 'confirmation';

/** Returns the path of the confirmation page with its query. */
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

/** Parses the query of the page; undefined unless this server signed it. */
export function findConfirmation(
  secrets: readonly string[],
  parameters: URLSearchParams,
): Confirmation | undefined {
  const get = (name: string) => parameters.get(name) ?? '';
  const names = ['form', 'reference', 'deadline', 'startsAt', 'answeredAt', 'from'];
  const isQuarantined = parameters.has('aside');
  const signed = [...names, ...(isQuarantined ? ['aside'] : [])].map(get);
  if (!isSigned(secrets, purpose, signed, get('signature'))) return undefined;
  return {
    form: get('form') as SubmissionScreen,
    reference: get('reference'),
    deadline: toDate(get('deadline')),
    promisedFrom: toDate(get('from')),
    startsAt: toDate(get('startsAt')),
    answeredAt: new Date(get('answeredAt')),
    isQuarantined,
  };
}

function toDate(text: string): Date | undefined {
  return text === '' ? undefined : new Date(text);
}
