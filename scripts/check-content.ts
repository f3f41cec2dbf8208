/**
 * Validates, before a build, what editors can change. Prints each error as a sentence with file,
 * line and remedy, and exits with 1 if there are any. With `--facts` it validates only the facts of
 * the company, because everything depends on them. With `--report` it also replaces the errors that
 * staff see, in the database of the site.
 */
import { findCompanyFaults } from '#collections/check/company.ts';
import { formatFault, type Fault } from '#collections/check/fault.ts';
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { storeContentFaults } from '#server/published/content-faults.ts';

async function findFaults(): Promise<Fault[]> {
  const faults = findCompanyFaults('.');
  if (faults.length > 0 || process.argv.includes('--facts')) return faults;
  // Imported once the facts are valid, because some modules use the facts at load time.
  const { findContentFaults } = await import('#collections/check/content.ts');
  return findContentFaults('.');
}

/** Stores the sentences for staff. An error here does not fail the build. */
async function report(sentences: string[]): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'] || process.env['NETLIFY_DB_URL'];
  if (!databaseUrl) return;
  // Does not use `parseEnv`, because it imports the facts, which may be invalid.
  await using db = openDatabaseForMaintenance({ databaseUrl, dataDirectory: '', production: false });
  try {
    await storeContentFaults(db, sentences, new Date());
  } catch (error) {
    console.error(`The staff was not told of this build: ${String(error)}`);
  }
}

const sentences = (await findFaults()).map(formatFault);
for (const sentence of sentences) console.error(sentence);
if (process.argv.includes('--report')) await report(sentences);
if (sentences.length > 0) process.exitCode = 1;
