/**
 * Looks at what editors change before anything is built from it. Says each fault in one sentence
 * with file, line and cure, and exits 1 when there is one; with `--facts` looks at the company's
 * facts alone, without which nothing works; with `--report` also tells the staff, by the database
 * of the site, if there is one.
 */
import { findCompanyFaults } from '#collections/check/company.ts';
import { formatFault, type Fault } from '#collections/check/fault.ts';
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { storeContentFaults } from '#server/published/content-faults.ts';

async function findFaults(): Promise<Fault[]> {
  const faults = findCompanyFaults('.');
  if (faults.length > 0 || process.argv.includes('--facts')) return faults;
  // Not before the facts are known to be right: some modules take them apart when they are loaded.
  const { findContentFaults } = await import('#collections/check/content.ts');
  return findContentFaults('.');
}

/** Never keeps a build from its own outcome. */
async function report(sentences: string[]): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'] || process.env['NETLIFY_DB_URL'];
  if (!databaseUrl) return;
  // Not `parseEnv`, which needs the facts that may be at fault.
  const db = openDatabaseForMaintenance({ databaseUrl, dataDirectory: '', production: false });
  try {
    await storeContentFaults(db, sentences, new Date());
  } catch (error) {
    console.error(`The staff was not told of this build: ${String(error)}`);
  } finally {
    await db.destroy();
  }
}

const sentences = (await findFaults()).map(formatFault);
for (const sentence of sentences) console.error(sentence);
if (process.argv.includes('--report')) await report(sentences);
if (sentences.length > 0) process.exitCode = 1;
