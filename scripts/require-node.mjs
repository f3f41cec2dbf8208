/**
 * Exits with 1 and a sentence when Node is too old or nothing is installed. Plain JavaScript
 * without imports from the project, because it must run on any Node.
 */
import { existsSync, readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const least = Number(engines.node.replace(/\D/g, ''));
const { node } = process.versions;

if (!existsSync(new URL('../node_modules', import.meta.url))) {
  console.error('Nothing is installed yet: run `npm ci` first.');
  process.exitCode = 1;
} else if (Number(node.split('.')[0]) < least) {
  console.error(
    `Node ${node} is too old, this site needs ${String(least)}: \`npm ci\` brings one, which every npm script uses.`,
  );
  process.exitCode = 1;
}
