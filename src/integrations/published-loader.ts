/** Astro content loader for the published content of the database. */
import { shrinkPictures } from '#integrations/case-pictures.ts';
import { casePictureDigest, type PublishedCaseStudy } from '#contracts/case-study.ts';
import { openDatabase } from '#server/database/database.ts';
import { findLockHolder } from '#server/database/directory-lock.ts';
import { allowLocalDatabase, localDatabaseDirectory } from '#server/database/local-database.ts';
import { parseEnv, type Env } from '#server/env.ts';
import { digestOf, listWithPictures, type PublishedWithPictures } from '#server/published/published.ts';
import type { Loader, LoaderContext } from 'astro/loaders';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

allowLocalDatabase();

const nothing: PublishedWithPictures = { testimonials: [], caseStudies: [] };

/**
 * The id of the only entry. There is not an entry per row, because Astro would warn about an empty
 * collection on every page.
 */
const id = 'now';

/**
 * Loads one entry with all rows and their digest. Without a database it is empty; while the
 * database is locked or unavailable it stays as in the last build, if any. Either is logged, and
 * neither stops a build.
 */
export const publishedLoader: Loader = {
  name: 'published',
  load: async (context) => {
    const { store } = context;
    const published = (await tryToRead(context.logger)) ?? (store.has(id) ? undefined : nothing);
    if (!published) return;
    const { pictures = [], ...rows } = published;
    const broken = await shrinkPictures(pictures, context.config.cacheDir);
    if (broken.length > 0) context.logger.warn(`Pictures that cannot be read: ${broken.join(', ')}`);
    const shown = { ...rows, caseStudies: rows.caseStudies.map((row) => withoutBroken(row, broken)) };
    const entry = { ...shown, digest: digestOf(published) };
    store.set({ id, data: await context.parseData({ id, data: entry }) });
  },
};

function withoutBroken(row: PublishedCaseStudy, broken: readonly string[]): PublishedCaseStudy {
  const digest = casePictureDigest(row.imageUrl);
  return digest !== undefined && broken.includes(digest) ? { ...row, imageUrl: null } : row;
}

async function tryToRead(logger: LoaderContext['logger']): Promise<PublishedWithPictures | undefined> {
  try {
    // Parses only the variables of the database, because a build sends no mail and Astro sets
    // NODE_ENV to production.
    const { DATABASE_URL, NETLIFY_DB_URL, DATA_DIR, PUBLISHED_FILE } = process.env;
    // A running site passes its content in a file, because no other process can read its local
    // database.
    if (PUBLISHED_FILE) return JSON.parse(await readFile(PUBLISHED_FILE, 'utf8')) as PublishedWithPictures;
    const env = parseEnv({ DATABASE_URL, NETLIFY_DB_URL, DATA_DIR });
    if (env.databaseUrl !== undefined || existsSync(localDatabaseDirectory(env)))
      return await readDatabase(env);
    logger.info('There is no database yet: the pages are built without testimonials and case studies.');
    return nothing;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    logger.warn(`Testimonials and case studies stay as the last build had them. ${cause}`);
    return undefined;
  }
}

async function readDatabase(env: Env): Promise<PublishedWithPictures> {
  const directory = localDatabaseDirectory(env);
  // The lock may also be of this process, because the development server may have opened the
  // database.
  if (env.databaseUrl === undefined && findLockHolder(directory) !== undefined)
    throw new Error(`${directory} is in use by a running site.`);
  const db = openDatabase(env);
  try {
    return await listWithPictures(db);
  } finally {
    await db.destroy();
  }
}
