/**
 * A substitute for Neon's proxy, in front of a real PostgreSQL. Accepts the HTTP requests of Neon's
 * driver, and responds with every value as text, as that proxy does.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { neonConfig } from '@neondatabase/serverless';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { listen } from './free-port.ts';
import { createTestDatabase } from './test-database.ts';

export type NeonProxy = Awaited<ReturnType<typeof startNeonProxy>>;

export async function startNeonProxy(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, types: { getTypeParser: () => String } });
  const server = createServer((request, response) => {
    proxy.queries += 1;
    const answer = proxy.downStatus ? Promise.reject(new Error('away')) : run(pool, request);
    answer.then(
      (result) => response.end(JSON.stringify(result)),
      (error: unknown) => response.writeHead(proxy.downStatus ?? 400).end(JSON.stringify(describe(error))),
    );
  });
  const proxy = {
    /** The URL for the driver's queries. */
    endpoint: `http://127.0.0.1:${String(await listen(server))}/sql`,
    queries: 0,
    /**
     * The status of every response while the database counts as unavailable. Neon's proxy responds
     * with 400 to any error behind it, and with other statuses to limits of the account
     * (`proxy/src/serverless/sql_over_http.rs` in github.com/neondatabase/neon).
     */
    downStatus: undefined as number | undefined,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
  return proxy;
}

export const neonUrl = 'postgresql://site:secret@ep-test-123.eu-central-1.aws.neon.tech/site';

/** Answers the queries of Neon's driver from a new database, until the end of the test. */
export async function openNeon(): Promise<NeonProxy> {
  const proxy = await startNeonProxy(await createTestDatabase());
  neonConfig.fetchEndpoint = proxy.endpoint;
  onTestFinished(proxy.close);
  return proxy;
}

async function run(pool: pg.Pool, request: IncomingMessage) {
  const { query, params } = JSON.parse(await text(request)) as { query: string; params: unknown[] };
  const { fields, rows, command, rowCount } = await pool.query({
    text: query,
    values: params,
    rowMode: 'array',
  });
  return { fields, rows, command, rowCount, rowAsArray: true };
}

function describe(error: unknown): object {
  if (!(error instanceof pg.DatabaseError)) return { message: 'Control plane request failed', code: '' };
  const { message, code, constraint } = error;
  return { message, code, constraint };
}
