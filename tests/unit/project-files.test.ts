/** The files that hosts of repositories and package managers read, and nobody else. */
import { readFileSync, statSync } from 'node:fs';
import { company } from '#company';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(file, 'utf8');

interface Workflow {
  jobs: { test: { steps: { run?: string; with?: Record<string, string> }[] } };
}

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

test('the workflow runs what any other host runs, on the Node that the project asks for', () => {
  const { steps } = (parse(read('.github/workflows/test.yml')) as Workflow).jobs.test;
  const commands = steps.flatMap(({ run }) => run ?? []);
  expect(commands).toEqual(['.ci/run']);
  expect(statSync('.ci/run').mode & 0o111).not.toBe(0);
  const node = steps.flatMap((step) => step.with?.['node-version-file'] ?? []);
  expect(node).toEqual(['package.json']);
  expect(packageJson.engines.node).toBe('>=24');
});

test('every package that runs a script at its installation is allowed by name, and no other', () => {
  const lock = JSON.parse(read('package-lock.json')) as Lock;
  const withScript = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(packageJson.allowScripts)).toEqual([...new Set(names)].sort());
});

test('the license is the company’s', () => {
  expect(packageJson.license).toBe('UNLICENSED');
  expect(read('LICENSE')).toContain(`${company.legalName} All rights reserved.`);
});

test('the guide for operators names metrics that there are', () => {
  const guide = read('docs/operations.md');
  const metrics = [...guide.matchAll(/\bsite_\w+/g)].map(([name]) => name);
  expect(metrics.length).toBeGreaterThan(3);
  const source = read('src/server/metrics/endpoint.ts');
  expect(metrics.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
});
