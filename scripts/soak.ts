/**
 * Lets 20 visitors use the site for 10 minutes (`--minutes 2` for less) over real HTTP on a real
 * PostgreSQL, with every form and one wrong request in ten, beside a bare static server and a bare
 * INSERT; then lets a few attack it. Prints one table. Fails when an answer was unexpected, when
 * the memory that is in use grew after the third minute, or when pages took more than three times
 * as long as the bare server's at the 99th percentile. Runs of less than four minutes judge the
 * answers only.
 */
import { fork, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { buildTestSite, testSite } from '../tests/support/test-site.ts';
import { floodConnections, guessPasswords, medianOfHome, postManyFields } from './soak/abuse.ts';
import { ask, openAgent, quantile, runVisitors } from './soak/client.ts';
import { openMailSink } from './soak/mail-sink.ts';
import { someRequest, type SoakRequest } from './soak/requests.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
const isJudged = minutes >= 4;
const visitors = 20;
/** Who reads a page takes longer; this is a visitor who is in a hurry. */
const maxPauseMs = 1000;
const maxGrowth = 1.15;
const maxPageRatio = 3;
const maxAbusedRatio = 2;
const maxAbusedMemory = 1.5;
const durable = ['-c', 'fsync=on', '-c', 'full_page_writes=on', '-c', 'synchronous_commit=on'];

interface Server {
  process: ChildProcess;
  url: string;
}

async function startServer(kind: 'bare' | 'site', env: NodeJS.ProcessEnv): Promise<Server> {
  // Its lines say what each request was, which is counted here.
  const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc'];
  const child = fork('scripts/soak/servers.ts', [kind], { env, stdio, execArgv: ['--expose-gc'] });
  const [url] = (await once(child, 'message')) as [string];
  return { process: child, url };
}

/**
 * In MB. What it takes includes what is no longer used: the engine lets that grow to several times
 * what is in use before it collects it.
 */
async function memoryOf({ process: child }: Server, which: 'taken' | 'in use' = 'taken'): Promise<number> {
  child.send(which);
  const [megabytes] = (await once(child, 'message')) as [number];
  return megabytes;
}

interface Outcome {
  times: Record<string, number[]>;
  unexpected: string[];
  /** In MB, one each second. */
  memory: number[];
  /** The same once what is no longer used was collected, one each minute. */
  memoryInUse: number[];
}

async function soak(site: Server, bare: Server): Promise<Outcome> {
  const agent = openAgent();
  const outcome: Outcome = { times: {}, unexpected: [], memory: [], memoryInUse: [] };
  const keep = (kind: string, tookMs: number) => (outcome.times[kind] ??= []).push(tookMs);
  const askSite = async (wanted: SoakRequest) => {
    const { status, tookMs } = await ask(agent, site.url, wanted);
    keep(wanted.kind, tookMs);
    if (!wanted.expected.includes(status))
      outcome.unexpected.push(`${wanted.method ?? 'GET'} ${wanted.path}: ${String(status)}`);
  };
  let asked = 0;
  const visit = async () => {
    asked += 1;
    if (asked % 5 > 0) await askSite(someRequest());
    else if (asked % 10 === 0)
      keep('bare INSERT', (await ask(agent, bare.url, { path: '/', method: 'POST' })).tookMs);
    else keep('bare page', (await ask(agent, bare.url, { path: '/' })).tookMs);
  };
  const untilMs = performance.now() + minutes * 60_000;
  const watch = async () => {
    while (performance.now() < untilMs) {
      outcome.memory.push(await memoryOf(site));
      // A collection is a pause that visitors notice.
      if (outcome.memory.length % 60 === 0) outcome.memoryInUse.push(await memoryOf(site, 'in use'));
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  };
  await Promise.all([runVisitors({ count: visitors, untilMs, maxPauseMs }, visit), watch()]);
  agent.destroy();
  return outcome;
}

/** What is promised of a run, with whether it held. */
interface Finding {
  what: string;
  figure: string;
  limit: string;
  holds: boolean;
}

function judge({ times, unexpected, memory, memoryInUse }: Outcome): Finding[] {
  const p99 = (kind: string) => quantile(times[kind] ?? [], 0.99);
  const pageRatio = p99('page') / p99('bare page');
  const early = memoryInUse[2] ?? 0;
  const late = memoryInUse.at(-1) ?? 0;
  const peak = Math.round(Math.max(...memory));
  const total = Object.values(times).flat().length;
  return [
    {
      what: 'unexpected answers',
      figure: `${String(unexpected.length)} of ${String(total)}`,
      limit: '0',
      holds: unexpected.length === 0,
    },
    {
      what: 'memory in use after minute 3, after the last',
      figure: `${early.toFixed(0)} MB, ${late.toFixed(0)} MB (taken at most ${String(peak)})`,
      limit: `x ${String(maxGrowth)}`,
      holds: !isJudged || late <= early * maxGrowth,
    },
    {
      what: 'p99 of pages beside a bare server',
      figure: `${p99('page').toFixed(1)} ms, ${p99('bare page').toFixed(1)} ms: x ${pageRatio.toFixed(2)}`,
      limit: `x ${String(maxPageRatio)}`,
      holds: !isJudged || pageRatio <= maxPageRatio,
    },
  ];
}

async function abuse(site: Server): Promise<Finding[]> {
  const seconds = isJudged ? 20 : 2;
  const quiet = await medianOfHome(site.url, seconds);
  const before = await memoryOf(site, 'in use');
  const guessed = await medianOfHome(site.url, seconds, () => guessPasswords(site.url, seconds));
  const posted = await medianOfHome(site.url, seconds, () => postManyFields(site.url));
  await floodConnections(site.url, isJudged ? minutes * 60 : 4);
  const after = await memoryOf(site, 'in use');
  const compare = (what: string, figure: number): Finding => ({
    what,
    figure: `${figure.toFixed(1)} ms, quiet ${quiet.toFixed(1)} ms: x ${(figure / quiet).toFixed(2)}`,
    limit: `x ${String(maxAbusedRatio)}`,
    holds: !isJudged || figure <= quiet * maxAbusedRatio,
  });
  return [
    compare('home page while 50 logins run', guessed),
    compare('home page while bodies of 8000 fields arrive', posted),
    {
      what: 'memory in use after pipelining by 50 connections',
      figure: `${after.toFixed(0)} MB, before ${before.toFixed(0)} MB: x ${(after / before).toFixed(2)}`,
      limit: `x ${String(maxAbusedMemory)}`,
      holds: !isJudged || after <= before * maxAbusedMemory,
    },
  ];
}

function printTimes(times: Outcome['times']): void {
  const rows = Object.entries(times).map(([what, list]) => ({
    what,
    requests: list.length,
    'p50 ms': quantile(list, 0.5).toFixed(1),
    'p99 ms': quantile(list, 0.99).toFixed(1),
  }));
  console.table(rows);
}

async function run(): Promise<void> {
  await buildTestSite();
  const postgres = await startPostgres(durable);
  const mails = await openMailSink();
  await postgres.createDatabase('soak');
  const databaseUrl = postgres.urlOf('soak');
  const db = openDatabaseForMaintenance({ databaseUrl, dataDirectory: '', production: false });
  await migrateToLatest(db);
  await db.destroy();
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mails.url,
    RATE_LIMIT_PER_HOUR: '1000000',
    SITE_DIR: testSite.directory,
  };
  const [site, bare] = await Promise.all([startServer('site', env), startServer('bare', env)]);
  try {
    const outcome = await soak(site, bare);
    printTimes(outcome.times);
    for (const line of new Set(outcome.unexpected)) console.log(line);
    const findings = [...judge(outcome), ...(await abuse(site))];
    console.table(findings);
    process.exitCode = findings.every(({ holds }) => holds) ? 0 : 1;
  } finally {
    for (const { process: child } of [site, bare]) child.kill('SIGKILL');
    mails.close();
    await postgres.remove();
  }
}

await run();
