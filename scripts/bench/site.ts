import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSite } from '../../tests/support/test-site.ts';
import { withDatabase } from './database.ts';

export interface MeasuredSite {
  url: string;
  /** Resident memory in MB after a garbage collection. */
  memory: () => Promise<number>;
}

/**
 * Runs the callback with the built site on a separate PostgreSQL, with practically no rate limit.
 */
export function withSite<Result>(work: (site: MeasuredSite) => Promise<Result>): Promise<Result> {
  return withDatabase(async (databaseUrl) => {
    const mailDirectory = mkdtempSync(join(tmpdir(), 'bench-mail-'));
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      MAIL_DIR: mailDirectory,
      RATE_LIMIT_PER_HOUR: '1000000',
      SITE_DIR: testSite.directory,
    };
    const child = fork('scripts/bench/server.ts', {
      env,
      execArgv: ['--expose-gc'],
      // Discards the access log, which has a line per request.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const memory = async () => {
      child.send('memory');
      return ((await once(child, 'message')) as [number])[0];
    };
    try {
      const failed = once(child, 'exit').then(() => {
        throw new Error('The site did not start.');
      });
      const [url] = (await Promise.race([once(child, 'message'), failed])) as [string];
      return await work({ url, memory });
    } finally {
      child.kill('SIGKILL');
      rmSync(mailDirectory, { recursive: true, force: true });
    }
  });
}
