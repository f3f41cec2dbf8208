/** The addresses that get no mail, since their own server said that they do not exist. */
import { accountReference, recipientKeyOf } from '#server/mail/outbox-entries.ts';
import type { Services } from '#server/http/services.ts';
import type { HealthPage } from '#contracts/staff/health.ts';

const mostRead = 500;

/** Only a keyed digest of each is kept: those that a mail still names can be shown. */
export async function listSuppressed({
  db,
  env,
}: Pick<Services, 'db' | 'env'>): Promise<Pick<HealthPage, 'otherSuppressed' | 'suppressed'>> {
  const entries = await db.selectFrom('suppressedRecipients').select('key').execute();
  const keys = new Set(entries.map(({ key }) => key));
  const dead = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('deadAt', 'is not', null)
    .where('reference', '<>', accountReference)
    .orderBy('deadAt', 'desc')
    .limit(mostRead)
    .execute();
  const named = new Set(dead.map(({ recipient }) => recipient.toLowerCase()));
  const suppressed = [...named].filter((address) => keys.has(recipientKeyOf(address, env) ?? '')).sort();
  return { suppressed, otherSuppressed: keys.size - suppressed.length };
}
