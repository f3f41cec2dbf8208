import { allowLocalDatabase } from '#server/database/local-database.ts';
import type { RawEnv } from '#server/env.ts';
import { checkClock } from './clock.ts';
import { checkDatabase } from './database.ts';
import type { Finding } from './finding.ts';
import { checkFolders } from './folders.ts';
import { checkMail } from './mail.ts';
import { checkVariables } from './variables.ts';

/**
 * Everything that the site needs from where it runs. What depends on the variables is looked at
 * only when all of them can be read.
 */
export async function examine(raw: RawEnv, now: Date): Promise<Finding[]> {
  allowLocalDatabase();
  const node: Finding = { subject: 'node', state: 'ok', text: `Node ${process.versions.node}` };
  const { env, findings } = checkVariables(raw);
  if (!env) return [node, ...findings, checkClock(now, undefined)];
  const folders = await checkFolders(env);
  // The database of this process would be made in a folder that cannot be.
  const isClosed = env.databaseUrl === undefined && folders.some(({ state }) => state === 'wrong');
  const database = isClosed ? { findings: [] } : await checkDatabase(env);
  const mail = await checkMail(env);
  return [
    node,
    ...findings,
    ...folders,
    ...database.findings,
    ...mail,
    checkClock(now, database.databaseNow),
  ];
}
