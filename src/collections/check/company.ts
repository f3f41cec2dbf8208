import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companySchema } from '#collections/company-schema.ts';
import { parseText, schemaFaults, syntaxFault, unreadable, type Fault } from '#collections/check/fault.ts';

export const companyFile = 'src/content/company.json';

/** Checks the company's facts in a project's directory. */
export function findCompanyFaults(directory: string): Fault[] {
  const text = readFileSync(join(directory, companyFile), 'utf8');
  const parsed = parseText(text);
  const remedy =
    'Zet elke tekst tussen aanhalingstekens, een komma tussen twee gegevens, en een punt in een getal: 29.50.';
  const [fault] = syntaxFault(companyFile, parsed, remedy);
  if (fault) return [fault];
  const line = jsonErrorLine(text);
  return line === undefined
    ? schemaFaults(companyFile, companySchema, parsed)
    : [{ file: companyFile, line, message: unreadable(remedy) }];
}

/**
 * Returns the line of a JSON error, or the last line when V8 states none; undefined for valid JSON.
 * Needed because the YAML parser also accepts text that is not JSON, such as single quotes or
 * `29,50`.
 */
function jsonErrorLine(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    // V8 states no line for "Unexpected token" and "Unexpected end of JSON input".
    return Number(/\(line (\d+) /.exec(String(error))?.[1] ?? text.split('\n').length);
  }
}
