/**
 * Takes each defence of `scripts/defences/list.ts` away, in a copy of the project, and runs its
 * test, which has to fail then. Prints one line per defence, and fails when a test passes without
 * what it is there for. With a text as its argument only those whose attack holds it. Takes ten
 * minutes.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildTestSite, testSite } from '../tests/support/test-site.ts';
import type { Defence } from './defences/defence.ts';
import { defences } from './defences/list.ts';

const parts = [
  'functions',
  'migrations',
  'scripts',
  'src',
  'tests',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];

function copyProject(): string {
  const directory = mkdtempSync(join(tmpdir(), 'defences-'));
  for (const part of parts) cpSync(part, join(directory, part), { recursive: true });
  for (const part of ['node_modules', '.test']) symlinkSync(resolve(part), join(directory, part));
  return directory;
}

/** True when the test passes in the directory. */
function passes(directory: string, { test, title }: Defence): boolean {
  const project = test.startsWith('tests/unit/') ? 'unit' : 'integration';
  const only = title ? ['-t', title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')] : [];
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    test,
    ...only,
    '--testTimeout=60000',
  ];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: directory, encoding: 'utf8' });
  if (!/Tests .*[1-9]\d* (passed|failed)/.test(stdout.replace(/\u001b\[\d+m/g, '')))
    throw new Error(`No test ran for ${test} ${title ?? ''}:\n${stdout}`);
  return status === 0;
}

/** Takes the defence away, runs its test, and puts the defence back. */
function failsWithout(directory: string, defence: Defence): boolean {
  const file = join(directory, defence.file);
  const source = readFileSync(file, 'utf8');
  const [text, becomes] = defence.without;
  writeFileSync(
    file,
    source.replace(text, () => becomes),
  );
  // The copy is newer than the site, which the tests would build again without what builds it.
  const now = new Date();
  utimesSync(`${testSite.published}/_headers`, now, now);
  try {
    return !passes(directory, defence);
  } finally {
    writeFileSync(file, source);
  }
}

await buildTestSite();
const wanted = process.argv[2] ?? '';
const directory = copyProject();
try {
  for (const defence of defences.filter(({ attack }) => attack.includes(wanted))) {
    const isProven = failsWithout(directory, defence);
    console.log(`${isProven ? 'fails without it' : 'PASSES WITHOUT IT'}: ${defence.attack}`);
    if (!isProven) process.exitCode = 1;
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
