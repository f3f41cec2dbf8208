/**
 * Checks the format and lint of the changed files, untracked ones included, for a git hook. When
 * code has changed, also checks the types of the shared, server and browser code. Exits with 1 on
 * an error; `npm run check` checks everything.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8' }).split('\0').filter(existsSync);

const changed = [
  ...git('diff', '--name-only', '--relative', '-z', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
];
const code = changed.filter((file) => /\.(ts|tsx|astro|js|mjs)$/.test(file));

function run(command: string, ...parameters: string[]): Promise<boolean> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) =>
    child.once('error', reject).once('close', (status) => {
      resolve(status === 0);
    }),
  );
}

const checks = [
  ...(changed.length > 0
    ? [run('prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...changed)]
    : []),
  ...(code.length > 0
    ? [
        run('oxlint', '--no-error-on-unmatched-pattern', ...code),
        run('eslint', '--max-warnings', '0', '--no-warn-ignored', ...code),
        run('tsgo', '-b', 'src', 'src/server', 'src/browser'),
      ]
    : []),
];
process.exitCode = (await Promise.all(checks)).every(Boolean) ? 0 : 1;
