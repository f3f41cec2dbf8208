import { existsSync } from 'node:fs';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Env } from '#server/env.ts';
import { explain } from './explain.ts';
import type { Finding } from './finding.ts';

/** A build beside the one that is served, and the log of a day. */
const roomBytes = 500e6;

/** Writes into each folder that the site writes in, and takes it away again. */
export async function checkFolders(env: Env): Promise<Finding[]> {
  const folders = [
    dirname(resolve(env.siteDirectory)),
    ...(env.databaseUrl === undefined ? [resolve(env.dataDirectory)] : []),
    ...(env.smtpUrl === undefined ? [resolve(env.mailDirectory)] : []),
  ];
  return Promise.all([...new Set(folders)].map(checkFolder));
}

async function checkFolder(folder: string): Promise<Finding> {
  const present = nearest(folder);
  try {
    await rm(await mkdtemp(join(present, '.doctor-')), { recursive: true });
    const { bavail, bsize } = await statfs(present);
    if (bavail * bsize >= roomBytes) return finding('ok', `${folder} can be written`);
    return finding('advice', `${folder} has less than 500 MB left: a build may fail. Give the disk more.`);
  } catch (error) {
    // Its own path is that of the folder of a moment.
    return finding('wrong', explain(Object.assign(error as Error, { path: folder })) ?? String(error));
  }
}

function finding(state: Finding['state'], text: string): Finding {
  return { subject: 'folders', state, text };
}

/** The folder itself, or the one in which it would be made. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}
