import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companySchema } from '#collections/company-schema.ts';
import { parseText, schemaFaults, syntaxFault, type Fault } from '#collections/check/fault.ts';

export const companyFile = 'src/content/company.json';

/** What is wrong with the facts of the company in a project's directory. */
export function findCompanyFaults(directory: string): Fault[] {
  const text = readFileSync(join(directory, companyFile), 'utf8');
  const parsed = parseText(text);
  const cure = 'see that each text has its quotes and that a comma stands between two facts';
  const [fault] = syntaxFault(companyFile, parsed, cure);
  if (fault) return [fault];
  return isJson(text)
    ? schemaFaults(companyFile, companySchema, parsed)
    : [{ file: companyFile, line: 1, message: `this cannot be read: ${cure}` }];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
