/**
 * Looks at what editors change before anything is built from it. Says each fault in one sentence
 * with file, line and cure, and exits 1 when there is one; with `--facts` looks at the company's
 * facts alone, without which nothing works.
 */
import { findCompanyFaults } from '#collections/check/company.ts';
import { formatFault, type Fault } from '#collections/check/fault.ts';

async function findFaults(): Promise<Fault[]> {
  const faults = findCompanyFaults('.');
  if (faults.length > 0 || process.argv.includes('--facts')) return faults;
  // Not before the facts are known to be right: some modules take them apart when they are loaded.
  const { findContentFaults } = await import('#collections/check/content.ts');
  return findContentFaults('.');
}

const faults = await findFaults();
for (const fault of faults) console.error(formatFault(fault));
if (faults.length > 0) process.exitCode = 1;
