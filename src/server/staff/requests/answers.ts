import type { SpamSign } from '#domain/spam.ts';
import { translator } from '#i18n/translate.ts';
import type { Database } from '#server/database/database.ts';
import { readableRow } from '#server/forms/form.ts';
import { getForm } from '#server/registry.ts';
import type { RequestAnswer, RequestView } from '#contracts/staff/request.ts';

/**
 * Every answer of a request with its Dutch label, as the form asks them, empty ones left out; and
 * which signs of a robot it shows.
 */
export async function readRequestAnswers(
  db: Database,
  { kind, reference }: Pick<RequestView, 'kind' | 'reference'>,
): Promise<{ answers: RequestAnswer[]; signs: SpamSign[] }> {
  const form = getForm(kind);
  const row = await db
    .selectFrom(form.table)
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const typed = new Set<unknown>(Object.values(row));
  const answers = form
    .listAnswers(readableRow(row), translator('nl'))
    .flatMap(([label, value]) =>
      value ? [{ label, value: value.replaceAll('\u00ad', ''), isTyped: typed.has(value) }] : [],
    );
  // Only the intake writes them.
  return { answers, signs: row.spamSigns as SpamSign[] };
}
