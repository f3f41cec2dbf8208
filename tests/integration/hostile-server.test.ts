/**
 * A share of `npm run hostile`: a started site on a real PostgreSQL, attacked over HTTP, in a whole
 * run alone. Each run sends hostile requests to the forms inside the process.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isFull } from '../support/sweep.ts';

test.runIf(isFull)(
  'no endpoint and no action of staff answers a hostile request with 5xx',
  async () => {
    const command = ['scripts/hostile.ts', '--count', '15'];
    const run = promisify(execFile)(process.execPath, command, { maxBuffer: 10_000_000 });
    const { stdout } = await run.catch((error: unknown) => error as { stdout: string });
    expect(stdout).toContain('\n0 answers of 5xx or none');
    expect(stdout).toMatch(/\/beheer aangevinkt: .*"303":/);
    expect(stdout).toMatch(/contact: .*"422":/);
  },
  300_000,
);
