/**
 * `npm start` as a process: how it stops, and its log, which has a line per request and no personal
 * data.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { contactPath } from '#contracts/contact.ts';
import { pathTo } from '#paths';
import { formEntries } from '#server/registry.ts';
import { expect, onTestFinished, test } from 'vitest';
import { forms } from '../support/forms.ts';
import { person, tracesIn } from '../support/person-traces.ts';
import { addUser, basic, staffPassword } from '../support/staff.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';
import { testSite } from '../support/test-site.ts';

const ready = /^Site: .*:(\d+)$/;

/** Starts the site on a free port. Returns the npm process, the output so far and the address. */
async function start(variables: Record<string, string> = {}) {
  const databaseUrl = variables.DATABASE_URL ?? (await createTestDatabase());
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, SITE_DIR: testSite.directory, PORT: '0', ...variables, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onTestFinished(() => {
    signalGroup(npm, 'SIGKILL');
  });
  const lines: string[] = [];
  const [output, errors] = [createInterface(npm.stdout), createInterface(npm.stderr)];
  for (const each of [output, errors]) each.on('line', (line) => lines.push(line));
  for await (const [line] of on(output, 'line', { close: ['close'] }) as AsyncIterable<[string]>) {
    const [, port] = ready.exec(line) ?? [];
    if (port !== undefined) return { npm, lines, port: Number(port), url: `http://localhost:${port}` };
  }
  throw new Error(`The site did not start:\n${lines.join('\n')}`);
}

type Site = Awaited<ReturnType<typeof start>>;

/** Signals npm and all its child processes, as a terminal does on Ctrl+C. */
function signalGroup({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The processes have already exited.
  }
}

/** Sends the headers of a request, and waits until the server asks for its body. */
async function openRequest(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Content-Length: 2\r\nExpect: 100-continue\r\n\r\n`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('100 Continue');
  return socket;
}

const stops = ['SIGTERM to npm', 'Ctrl+C'];
test.each(stops)('%s stops the site after the request in progress', async (stop) => {
  const { npm, port } = await start();
  const socket = await openRequest(port);
  const exited = once(npm, 'exit');
  if (stop === 'Ctrl+C') signalGroup(npm, 'SIGINT');
  else npm.kill('SIGTERM');
  await expect.poll(() => isListening(port)).toBe(false);
  socket.write('{}');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 (403|422) /);
  expect(await exited).toEqual([0, null]);
  expect(await isListening(port)).toBe(false);
});

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await Promise.allSettled([once(socket, 'connect')]);
  socket.destroy();
  return isOpen[0].status === 'fulfilled';
}

const words = 'Wij kweken orchideeën en zoeken een team dat daar voorzichtig omheen werkt, elke week.';
const texts = { bericht: words, specialRequests: words, motivatie: words, cv: words, testimonialText: words };
const asOthers = { customerName: person.naam, company: person.bedrijf, location: 'Quackeldijk' };
const sent = { ...person, ...asOthers, ...texts };
const metricsToken = 'm'.repeat(32);
const username = 'zebedeus.beheerder';
const wrongPassword = 'verkeerd-geraden-wachtwoord';
const personalIn = (output: string) => [
  ...tracesIn(output),
  ...['verkeerd-geraden', staffPassword, '198.51.100.7'].filter((word) => output.includes(word)),
];

function postAs(site: Site, path: string, body: string, type: string, more = {}) {
  const headers = { 'content-type': type, 'x-forwarded-for': '198.51.100.7', origin: site.url, ...more };
  return fetch(site.url + path, { method: 'POST', headers, body, redirect: 'manual' });
}

async function sendForms(site: Site): Promise<Response[]> {
  const answers = [];
  for (const { form, example } of Object.values(forms)) {
    const given = Object.fromEntries(Object.entries(sent).filter(([name]) => name in example()));
    const complete = example(given);
    for (const body of [complete, complete, { ...complete, email: 'zeb@quackelaar' }, { naam: sent }])
      answers.push(await postAs(site, form.path, JSON.stringify(body), 'application/json'));
    answers.push(await postAs(site, form.path, `{"naam": "${sent.naam}`, 'application/json'));
    answers.push(await postAs(site, form.path, sent.bericht, 'text/plain'));
  }
  for (const { form } of formEntries) {
    const fields = new URLSearchParams(sent).toString();
    const page = `${pathTo(form.screen, 'nl')}?email=${sent.email}`;
    const type = 'application/x-www-form-urlencoded';
    answers.push(await postAs(site, page, fields, type, { accept: 'text/html' }));
  }
  return answers;
}

async function logInAndExport(site: Site): Promise<Response[]> {
  const logIn = (password: string, name = username) =>
    postAs(site, '/api/login', JSON.stringify({ username: name, password }), 'application/json');
  const exportAs = (password: string) =>
    fetch(`${site.url}/api/customer-data.csv`, { headers: basic(username, password) });
  return [
    await logIn(wrongPassword),
    await logIn(wrongPassword, sent.email),
    await logIn(staffPassword),
    await exportAs(wrongPassword),
    await exportAs(staffPassword),
    await fetch(`${site.url}/beheer/${sent.email}`, { redirect: 'manual' }),
    await fetch(`${site.url}/api/newsletter/confirm?token=${sent.email}`, { redirect: 'manual' }),
  ];
}

test('each request has a log line, and no line has any personal data that was sent', async () => {
  const services = await createTestServices(await createTestDatabase());
  await addUser(services, 'administrator', username);
  // Makes the mail server and the database fail with errors that quote the e-mail address and the
  // row.
  services.mailbox.refusesRecipients = { addresses: /^zeb@/, text: `550 5.1.1 ${sent.email} is unknown` };
  await sql`alter table testimonials add check (customer_name not like 'Zebedeus%')`.execute(services.db);
  const site = await start({
    DATABASE_URL: services.env.databaseUrl ?? '',
    SMTP_URL: services.mailbox.url,
    TRUST_PROXY: 'true',
    METRICS_TOKEN: metricsToken,
  });
  const answers = [...(await sendForms(site)), ...(await logInAndExport(site))];
  const { email } = sent;
  for (const path of ['/over-ons', '/robots.txt', `/?email=${email}`, `/${email}`, `/blog/${email}`])
    answers.push(await fetch(site.url + path, { redirect: 'manual' }));
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(`${site.url}/api/metrics`, { headers })).text();
  site.npm.kill('SIGTERM');
  await once(site.npm, 'close');

  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual(expect.arrayContaining([200, 201, 303, 400, 401, 415, 422, 500]));
  expect(personalIn(site.lines.join('\n') + metrics)).toEqual([]);

  const entries = site.lines.filter((line) => line.startsWith('{'));
  const logged = entries.map((line) => JSON.parse(line) as { event: string; endpoint: string });
  const requests = logged.filter(({ event }) => event === 'request');
  expect(requests.pop()).toMatchObject({ endpoint: '/api/metrics', status: 200 });
  const endpoints = requests.slice(-5).map(({ endpoint }) => endpoint);
  expect(endpoints).toEqual(['/over-ons', '/robots.txt', '/', '/*', '/blog/*']);
  expect(metrics).toContain('site_http_requests_total{endpoint="files",status="2xx"} 3');
  expect(metrics).toContain('site_http_requests_total{endpoint="files",status="4xx"} 2');
  const expected = answers.map(({ status, headers }) => ({
    status,
    // Files have no request id header.
    requestId: headers.get('x-request-id') ?? expect.stringMatching(/^[0-9a-f-]{36}$/),
  }));
  expect(requests).toMatchObject(expected);
  const events = logged.map(({ event }) => event);
  const others = ['mail not sent', 'login failed', 'customer data exported'];
  expect(events).toEqual(expect.arrayContaining(others));
});
