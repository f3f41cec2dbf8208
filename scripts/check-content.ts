/**
 * Validates what editors change before a build. Prints each error as a sentence with file, line and
 * remedy, and exits with 1 if there is any; with `--facts` only validates the company's facts, on
 * which everything depends; with `--report` also stores the errors in the site's database, if any,
 * for staff to see.
 */
import { findCompanyFaults } from '#collections/check/company.ts';
import { formatFault, type Fault } from '#collections/check/fault.ts';
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { storeContentFaults } from '#server/published/content-faults.ts';

async function findFaults(): Promise<Fault[]> {
  const faults = findCompanyFaults('.');
  if (faults.length > 0 || process.argv.includes('--facts')) return faults;
  // Imported after the facts are valid, since some modules use them at load time.
  const { findContentFaults } = await import('#collections/check/content.ts');
  return findContentFaults('.');
}

/** Never affects the result of the build. */
async function report(sentences: string[]): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'] || process.env['NETLIFY_DB_URL'];
  if (!databaseUrl) return;
  // Not `parseEnv`, which imports the facts, which may be invalid.
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
