import { getServices } from '#server/services.ts';
import type { Config } from '@netlify/functions';

/** Delivers each minute the mails that were not delivered right after their submission. */
export default async function deliverMail(): Promise<void> {
  await getServices().deliverMail();
}

export const config: Config = { schedule: '* * * * *' };
