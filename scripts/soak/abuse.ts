/** What a few hostile visitors do at once, for as long as they are let. */
import { connect } from 'node:net';
import { ask, openAgent, quantile, runVisitors } from './client.ts';
import { manyFields, post } from './requests.ts';

const home = { path: '/' };

/** How long the home page takes, in ms at the median, while something else goes on or nothing. */
export async function medianOfHome(
  siteUrl: string,
  seconds: number,
  besides: () => Promise<unknown> = () => Promise.resolve(),
): Promise<number> {
  const agent = openAgent();
  const times: number[] = [];
  const measuring = runVisitors(
    { count: 1, untilMs: performance.now() + seconds * 1000, maxPauseMs: 20 },
    async () => {
      times.push((await ask(agent, siteUrl, home)).tookMs);
    },
  );
  await Promise.all([measuring, besides()]);
  agent.destroy();
  return quantile(times, 0.5);
}

/** Fifty visitors who guess at passwords, one a second each. */
export async function guessPasswords(siteUrl: string, seconds: number): Promise<void> {
  const agent = openAgent();
  const guess = () =>
    ask(agent, siteUrl, post('/api/login', { username: crypto.randomUUID(), password: 'x' }, []));
  const untilMs = performance.now() + seconds * 1000;
  await runVisitors({ count: 50, untilMs, maxPauseMs: 2000 }, guess);
  agent.destroy();
}

/** Ten posts of as many fields as fit. */
export async function postManyFields(siteUrl: string): Promise<void> {
  const agent = openAgent();
  const headers = { 'content-type': 'application/json' };
  const body = manyFields(8000);
  for (let count = 0; count < 10; count += 1)
    await ask(agent, siteUrl, { path: '/api/contact', method: 'POST', headers, body });
  agent.destroy();
}

/** Fifty connections that each send 400 requests at once and read no answer, again and again. */
export async function floodConnections(siteUrl: string, seconds: number): Promise<void> {
  const sent = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(400);
  const untilMs = performance.now() + seconds * 1000;
  await runVisitors({ count: 50, untilMs }, () => hold(siteUrl, sent));
}

function hold(siteUrl: string, sent: string): Promise<void> {
  const socket = connect(Number(new URL(siteUrl).port), '127.0.0.1');
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.destroy(), 2000);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.write(sent);
  });
}
