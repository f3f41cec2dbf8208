/**
 * Looks at what editors change before anything is built from it. Says each fault in one sentence
 * with file, line and cure, and exits 1 when there is one.
 */
import { findCompanyFaults } from '#build/content-check/company.ts';
import { formatFault } from '#build/content-check/fault.ts';

const faults = findCompanyFaults('.');
for (const fault of faults) console.error(formatFault(fault));
if (faults.length > 0) process.exitCode = 1;
