/** The site as a separate process, as a supervisor starts it, with its output. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { testSite } from './test-site.ts';

export interface StartedSite {
  url: string;
  /** The output of both streams so far. */
  lines: string[];
  /** Stops it and waits until it has ended. */
  stop: () => Promise<void>;
}

/** Starts the tests' site, which must have been built, on a free port; it stops with the test. */
export async function startSite(variables: Record<string, string>): Promise<StartedSite> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, SITE_DIR: testSite.directory, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const lines: string[] = [];
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  const port = new Promise<string>((resolve) => {
    output.on('line', (line) => {
      const [, found] = /^Site: .*:(\d+)$/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  const started = await Promise.race([port, exited.then(() => undefined)]);
  if (!started) throw new Error(`The site did not start:\n${lines.join('\n')}`);
  return { url: `http://localhost:${started}`, lines, stop };
}
