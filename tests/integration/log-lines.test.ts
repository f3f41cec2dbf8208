/** The log of a whole run of the site: a line per request, and no personal data. */
import { pathTo } from '#paths';
import { formEntries } from '#server/registry.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';
import { forms } from '../support/forms.ts';
import { person, tracesIn } from '../support/person-traces.ts';
import { basic, addUser, staffPassword } from '../support/staff.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';
import { testSite } from '../support/test-site.ts';

/** Everything that the person typed, by the names of all forms. */
const text = 'Wij kweken orchideeën en zoeken een team dat daar voorzichtig omheen werkt, elke week.';
const texts = { bericht: text, specialRequests: text, motivatie: text, cv: text, testimonialText: text };
const asOthers = { customerName: person.naam, company: person.bedrijf, location: 'Quackeldijk' };
const sent = { ...person, ...asOthers, ...texts };
const metricsToken = 'm'.repeat(32);
const username = 'zebedeus.beheerder';
const wrongPassword = 'verkeerd-geraden-wachtwoord';
const personalIn = (output: string) => [
  ...tracesIn(output),
  ...['verkeerd-geraden', staffPassword, '198.51.100.7'].filter((word) => output.includes(word)),
];

const ready = /^Site: .*:(\d+)$/m;

/** Starts the tests' site, which must have been built, on a free port; it stops with the test. */
async function startSite(variables: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, SITE_DIR: testSite.directory, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => lines.push(line));
  await expect.poll(() => lines.join('\n')).toMatch(ready);
  const [, port = ''] = ready.exec(lines.join('\n')) ?? [];
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { url: `http://localhost:${port}`, lines, stop };
}

type StartedSite = Awaited<ReturnType<typeof startSite>>;

function postAs(site: StartedSite, path: string, body: string, type: string, more = {}) {
  const headers = { 'content-type': type, 'x-forwarded-for': '198.51.100.7', origin: site.url, ...more };
  return fetch(site.url + path, { method: 'POST', headers, body, redirect: 'manual' });
}

async function sendForms(site: StartedSite): Promise<Response[]> {
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

async function logInAndExport(site: StartedSite): Promise<Response[]> {
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

test('each request has a line, and no line has anything that was sent', async () => {
  const services = await createTestServices(await createTestDatabase());
  await addUser(services, 'administrator', username);
  // Server errors that quote the e-mail address or the row.
  services.mailbox.refusesRecipients = { addresses: /^zeb@/, text: `550 5.1.1 ${sent.email} is unknown` };
  await sql`alter table testimonials add check (customer_name not like 'Zebedeus%')`.execute(services.db);
  const site = await startSite({
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
  await site.stop();

  const statuses = new Set(answers.map(({ status }) => status));
  for (const status of [200, 201, 303, 400, 401, 415, 422, 500]) expect(statuses).toContain(status);
  expect(personalIn(site.lines.join('\n') + metrics)).toEqual([]);

  const entries = site.lines.filter((line) => line.startsWith('{'));
  const logged = entries.map((line) => JSON.parse(line) as { event: string; endpoint: string });
  const requests = logged.filter(({ event }) => event === 'request');
  expect(requests.pop()).toMatchObject({ endpoint: '/api/metrics', status: 200 });
  expect(requests).toHaveLength(answers.length);
  const endpoints = requests.slice(-5).map(({ endpoint }) => endpoint);
  expect(endpoints).toEqual(['/over-ons', '/robots.txt', '/', '/*', '/blog/*']);
  expect(metrics).toContain('site_http_requests_total{endpoint="files",status="2xx"} 3');
  expect(metrics).toContain('site_http_requests_total{endpoint="files",status="4xx"} 2');
  for (const [index, answer] of answers.entries()) {
    expect(requests[index]).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      event: 'request',
      // Files have no request id header.
      requestId: answer.headers.get('x-request-id') ?? expect.stringMatching(/^[0-9a-f-]{36}$/),
      endpoint: expect.stringMatching(/^\//),
      method: expect.stringMatching(/^(GET|POST)$/),
      status: answer.status,
      ms: expect.any(Number),
    });
  }
  const events = new Set(logged.map(({ event }) => event));
  for (const event of ['mail not sent', 'login failed', 'customer data exported'])
    expect(events).toContain(event);
});
