import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { allowLocalDatabase } from '#server/database/local-database.ts';
import type { Env, RawEnv } from '#server/env.ts';
import { checkDatabase } from './database.ts';
import { explain } from './explain.ts';
import { finding, type Finding } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkVariables } from './variables.ts';

/**
 * Checks everything that the site needs from its environment. Checks that depend on the variables
 * only run when all of them are valid.
 */
export async function examine(raw: RawEnv, now: Date): Promise<Finding[]> {
  allowLocalDatabase();
  const node = finding('node', 'ok', `Node ${process.versions.node}`);
  const { env, findings } = checkVariables(raw);
  if (!env) return [node, ...findings];
  const folders = await checkFolders(env);
  // Opening a local database requires a writable folder.
  const isUnwritable = env.databaseUrl === undefined && folders.some(({ state }) => state === 'wrong');
  const database = isUnwritable ? [] : await checkDatabase(env, now);
  return [node, ...findings, ...folders, ...database, ...(await checkMail(env))];
}

/**
 * Creates and removes a temporary folder in each folder that the site writes to, or in its nearest
 * existing ancestor.
 */
function checkFolders(env: Env): Promise<Finding[]> {
  const folders = [
    dirname(resolve(env.siteDirectory)),
    ...(env.databaseUrl === undefined ? [resolve(env.dataDirectory)] : []),
    ...(env.smtpUrl === undefined ? [resolve(env.mailDirectory)] : []),
  ];
  return Promise.all([...new Set(folders)].map(checkFolder));
}

async function checkFolder(folder: string): Promise<Finding> {
  try {
    await rm(await mkdtemp(join(nearest(folder), '.doctor-')), { recursive: true });
    return finding('folders', 'ok', `${folder} can be written`);
  } catch (error) {
    // The error names the temporary folder, so its path is replaced.
    const ofFolder = Object.assign(error as Error, { path: folder });
    return finding('folders', 'wrong', explain(ofFolder) ?? String(error));
  }
}

/** Returns the folder itself, or its nearest existing ancestor. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}
