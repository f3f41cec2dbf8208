/**
 * Looks whether the site can do its work here, and prints a line per thing: Node, variables,
 * folders, database, mail server, clock. Each that is not well has its cure in the line. Exits 1
 * when one is wrong. Changes nothing and sends nothing.
 */
import { examine } from './doctor/examine.ts';
import { formatFinding } from './doctor/finding.ts';

const findings = await examine(process.env, new Date());
for (const finding of findings) console.log(formatFinding(finding));
const wrong = findings.filter(({ state }) => state === 'wrong').length;
console.log(wrong === 0 ? '\nNothing is wrong.' : `\n${String(wrong)} wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;
