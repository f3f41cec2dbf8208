/**
 * Checks the environment of the site, and prints a line per item: Node, variables, folders,
 * database, clock, mail server. The line of a problem contains its remedy. Exits with 1 if anything
 * is wrong. Leaves everything unchanged, and sends nothing.
 */
import { examine } from './doctor/examine.ts';

const marks = { ok: 'ok    ', advice: 'advice', wrong: 'WRONG ' };
const findings = await examine(process.env, new Date());
for (const { subject, state, text } of findings)
  console.log(`${marks[state]}  ${subject.padEnd(9)}  ${text}`);
const wrong = findings.filter(({ state }) => state === 'wrong').length;
console.log(wrong === 0 ? '\nNothing is wrong.' : `\n${String(wrong)} wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;
