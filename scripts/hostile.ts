/**
 * Sends 10,000 hostile requests (`--count 150` for fewer) to every function endpoint and to every
 * action of the staff workspace: over real HTTP, on a real PostgreSQL, mostly with the session and
 * the form token that the action wants. The same ones for the same `--seed`; `--only` picks targets
 * by parts of their names, with commas between. Prints a line per target, and fails when one
 * request is answered with 5xx or not at all.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { parseEnv } from '#server/env.ts';
import { staffRoutes } from '#server/staff/routes.ts';
import { createServices } from '#server/app/services.ts';
import type { Services } from '#server/http/services.ts';
import { accountPath } from '#submissions/staff/account.ts';
import { usersPath } from '#submissions/staff/users.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { buildTestSite, testSite } from '../tests/support/test-site.ts';
import { hostileRequests, type HostileRequest } from './hostile/bodies.ts';
import { listEndpoints, listStaffActions, type Target } from './hostile/targets.ts';
import { openWorkspace, type Form, type Workspace } from './hostile/workspace.ts';
import { ask, openAgent } from './soak/client.ts';
import { openMailSink } from './soak/mail-sink.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20261122' },
    only: { type: 'string', default: '' },
  },
});
const count = Number(values.count);
const seed = Number(values.seed);
/** After so many the lists are filled again, since many of them change or remove something. */
const perRound = 2000;
/** Who ends sessions and shuts accounts soon ends their own. */
const perSession = 200;
const together = 8;
/** Passwords are compared two at a time, and what does not fit the line is answered 503. */
const togetherAtPasswords = 2;

interface Fault {
  target: string;
  number: number;
  status: number;
  sent: string;
}

const agent = openAgent();

/** Eight in ten with session and token, one with a token of nothing, one without a session. */
function toRequest(siteUrl: string, target: Target, form: Form, hostile: HostileRequest, number: number) {
  const own = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };
  const session = number % 10 === 0 ? {} : target.session;
  const [pathname = '', search = ''] = form.path.split('?');
  const parts = pathname.split('/');
  if (hostile.lastPart !== undefined)
    parts[parts.length - 1] = encodeURIComponent(hostile.lastPart.toWellFormed()).slice(0, 2000);
  const query = [search, hostile.query.slice(0, 4000)].filter(Boolean).join('&');
  return {
    path: parts.join('/') + (query ? `?${query}` : ''),
    method: hostile.method,
    headers: { ...own, ...session, ...addressOf(target), ...hostile.headers },
    body: hostile.body,
  };
}

/** Few at the passwords, so that most guesses are refused without comparing one. */
function addressOf({ name }: Target): Record<string, string> {
  return takesPasswords(name) ? { 'x-forwarded-for': '192.0.2.1' } : {};
}

const takesPasswords = (name: string) =>
  ['login', 'customer-data', 'form-pages'].includes(name) || name.startsWith(`${accountPath} `);

const endsSessions = ({ name }: Target) => name.startsWith(`${usersPath} `);

/** What was sent to a target so far, and how it was answered. */
interface Total {
  statuses: Record<string, number>;
  faults: Fault[];
}

/** A part of all that is sent to a target: so many requests, from a number on. */
interface Round {
  first: number;
  size: number;
}

/** Sends a round to a target. */
async function attack(siteUrl: string, target: Target, { first, size }: Round, total: Total) {
  const perForm = target.forms.map((form, index) => {
    const options = { seed: seed + first + index, numRuns: Math.ceil(size / target.forms.length) };
    return fc.sample(hostileRequests(form.fields), options).map((request) => ({ form, request }));
  });
  const queue = perForm.flat().slice(0, size).entries();
  const run = async () => {
    for (const [number, { form, request }] of queue) {
      const sent = toRequest(siteUrl, target, form, request, number);
      const { status } = await ask(agent, siteUrl, sent);
      total.statuses[status] = (total.statuses[status] ?? 0) + 1;
      if (status < 500 && status !== 0) continue;
      const { headers, body, ...rest } = sent;
      total.faults.push({
        target: target.name,
        number: first + number,
        status,
        sent: JSON.stringify({ ...rest, headers, body }).slice(0, 900),
      });
    }
  };
  const width = takesPasswords(target.name) ? togetherAtPasswords : together;
  await Promise.all(Array.from({ length: width }, run));
}

const isWanted = ({ name }: Target) => values.only.split(',').some((part) => name.includes(part));

/** Targets that need the same things to be there. */
type List = (workspace: Workspace) => Promise<Target[]> | Target[];

/** Sends a round in parts, each with a session and forms of its own. */
async function attackAnew(
  siteUrl: string,
  open: () => Promise<Target>,
  { first, size }: Round,
  total: Total,
): Promise<void> {
  for (let sent = 0; sent < size; sent += perSession) {
    const part = { first: first + sent, size: Math.min(perSession, size - sent) };
    await attack(siteUrl, await open(), part, total);
  }
}

/** A target of that name, with a session of its own. */
async function openTarget(
  siteUrl: string,
  services: Services,
  list: List,
  { name }: Target,
): Promise<Target> {
  const targets = await list(await openWorkspace(siteUrl, services));
  const target = targets.find((each) => each.name === name);
  if (!target) throw new Error(`There is no ${name} any more.`);
  return target;
}

async function attackAll(siteUrl: string, services: Services): Promise<Fault[]> {
  const totals = new Map<string, Total>();
  const lists: List[] = [
    (workspace) => listEndpoints(siteUrl, workspace),
    ...staffRoutes.map((route) => (workspace: Workspace) => listStaffActions(workspace, route)),
  ];
  for (let first = 0; first < count; first += perRound) {
    const round = { first, size: Math.min(perRound, count - first) };
    for (const list of lists) {
      // Anew for each: the ones before may have removed what these need.
      const targets = await list(await openWorkspace(siteUrl, services));
      for (const target of targets.filter(isWanted)) {
        const total = totals.get(target.name) ?? { statuses: {}, faults: [] };
        totals.set(target.name, total);
        const open = () => openTarget(siteUrl, services, list, target);
        if (endsSessions(target)) await attackAnew(siteUrl, open, round, total);
        else await attack(siteUrl, target, round, total);
        await services.db.deleteFrom('rateLimits').execute();
      }
    }
    const faults = [...totals.values()].flatMap((total) => total.faults).length;
    console.log(
      `${String(Math.min(first + perRound, count))} each: ${String(faults)} answers of 5xx or none`,
    );
  }
  if (totals.size === 0) throw new Error(`No target is called ${values.only}.`);
  for (const [name, { statuses }] of totals) console.log(`${name}:`, JSON.stringify(statuses));
  return [...totals.values()].flatMap(({ faults }) => faults);
}

async function startServer(env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; url: string }> {
  const child = fork('scripts/soak/servers.ts', ['site'], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [url] = (await once(child, 'message')) as [string];
  return { child, url };
}

async function run(): Promise<void> {
  await buildTestSite();
  const postgres = await startPostgres();
  const mails = await openMailSink();
  await postgres.createDatabase('hostile');
  const databaseUrl = postgres.urlOf('hostile');
  const maintenance = openDatabaseForMaintenance({ databaseUrl, dataDirectory: '', production: false });
  await migrateToLatest(maintenance);
  await maintenance.destroy();
  const own = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: mails.url,
    RATE_LIMIT_PER_HOUR: '1000000',
    SITE_DIR: testSite.directory,
  };
  const { child, url } = await startServer({ ...process.env, ...own });
  const services = createServices(parseEnv(own));
  try {
    const faults = await attackAll(url, services);
    for (const fault of faults.slice(0, 40)) console.log(fault);
    console.log(`${String(faults.length)} answers of 5xx or none, seed ${String(seed)}`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    agent.destroy();
    child.kill('SIGKILL');
    await services.db.destroy();
    mails.close();
    await postgres.remove();
  }
}

await run();
