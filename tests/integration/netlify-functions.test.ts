/**
 * A deploy to Netlify. Its configuration is read by Netlify's own parsers; each function is bundled
 * by Netlify's own bundler, and started by its entry point in a separate process, with Neon's
 * driver over HTTP.
 */
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { globSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, parse } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { bookableDays } from '../support/bookable-days.ts';
import { aContact } from '../support/contact.ts';
import { forms } from '../support/forms.ts';
import { openImapServer } from '../support/imap-server.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { neonUrl, startNeonProxy, type NeonProxy } from '../support/neon-proxy.ts';
import {
  bundleAsNetlify,
  invokeFunction,
  layOutBuild,
  readNetlifyConfig,
} from '../support/netlify-bundles.ts';
import { bare, formPost, jsonPost } from '../support/requests.ts';
import { addUser, basic, logIn, staffPassword } from '../support/staff.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { folderForAll } from '../support/temporary-folder.ts';
import { createTestServices, runAll } from '../support/test-services.ts';
import { testSite } from '../support/test-site.ts';
import { packagesDirectory, type FunctionBundle } from '../../scripts/bundle-functions.ts';

const names = readdirSync('functions').map((file) => parse(file).name);
const appSecret = 'a secret of this test that has more than 32 characters';

const directory = realpathSync(folderForAll());
let bundles: FunctionBundle[];
let folders: Map<string, string>;
let databaseUrl: string;
let neon: NeonProxy;
let mailbox: Mailbox;
let session: { cookie: string } | undefined;

beforeAll(async () => {
  bundles = await layOutBuild(directory);
  const bundled = await bundleAsNetlify(directory, join(directory, 'deployed'));
  folders = new Map(bundled.map(({ name, path }) => [name, path]));
  databaseUrl = await createTestDatabase();
  neon = await startNeonProxy(databaseUrl);
  mailbox = await openMailbox({ canEncrypt: true });
}, 180_000);
beforeEach(async () => {
  if (session) return;
  const services = await createTestServices(databaseUrl, { env: { APP_SECRET: appSecret } });
  await addUser(services, 'administrator');
  await addUser(services, 'team-leader');
  services.clock.now = new Date();
  await runAll(services);
  session = await logIn(services, 'operations-manager');
});
afterAll(async () => {
  await neon.close();
  await mailbox.stop();
});

/** A request, the status of its response, and a part of the response body. */
type Call = [request: Request, status: number, says: string];

const day = bookableDays().at(-1) ?? '';
const booking = forms.appointment.example({ appointmentDate: day });
const administrator = { headers: basic('administrator', staffPassword) };
const customerData = new Request(bare('/api/customer-data.csv'), administrator);

const calls: Record<string, Call> = {
  'ad-texts': [bare('/api/ad-texts'), 401, 'message'],
  'analytics-status': [bare('/api/analytics-status'), 401, 'message'],
  applications: [jsonPost('/api/applications', forms.application.example()), 201, 'SOL-'],
  appointments: [jsonPost('/api/appointments', booking), 201, 'AFS-'],
  availability: [bare(`/api/appointments/availability?date=${day}`), 200, '"09:00"'],
  callback: [jsonPost('/api/callback', forms.callback.example()), 201, 'TEL-'],
  'case-studies': [bare('/api/case-studies'), 200, '['],
  contact: [jsonPost('/api/contact', aContact()), 201, 'OFF-'],
  'customer-data': [customerData, 200, 'Email'],
  'form-pages': [formPost('/en/contact', {}), 422, '<html lang="en"'],
  health: [bare('/api/health'), 200, '"status":"ok"'],
  login: [jsonPost('/api/login', { username: 'team-leader', password: staffPassword }), 200, 'team-leader'],
  logout: [jsonPost('/api/logout', {}), 200, ''],
  metrics: [bare('/api/metrics'), 404, 'message'],
  newsletter: [jsonPost('/api/newsletter', forms.newsletter.example()), 200, 'message'],
  'newsletter-confirm': [bare('/api/newsletter/confirm?token=x', 'POST'), 404, 'message'],
  'newsletter-unsubscribe': [bare('/api/newsletter/unsubscribe?token=x', 'POST'), 404, 'message'],
  pages: [bare('/bedankt/'), 200, '<html lang="nl"'],
  session: [bare('/api/session'), 200, 'operations-manager'],
  sitelinks: [bare('/api/sitelinks'), 401, 'message'],
  staff: [bare('/beheer/toestand'), 200, 'Wat daarna is goedgekeurd'],
  testimonials: [jsonPost('/api/testimonials', forms.testimonial.example()), 201, 'ERV-'],
  'team-calendar': [bare('/api/team-calendar?token=1.0.x'), 404, 'message'],
  'testimonials-featured': [bare('/api/testimonials/featured'), 200, '['],
};

const scheduled = [
  ...['apply-retention', 'deliver-mail', 'publish-changes'],
  ...['receive-mail', 'release-holds', 'send-digest'],
];

function invoke(name: string, request: Request, url = neonUrl, more: Record<string, string> = {}) {
  const env = {
    AWS_LAMBDA_FUNCTION_NAME: name,
    APP_SECRET: appSecret,
    DATABASE_URL: url,
    NEON_ENDPOINT: neon.endpoint,
    SITE_URL: 'https://www.example.nl',
    SMTP_URL: `${mailbox.url}?tls.rejectUnauthorized=false`,
    ...more,
  };
  return invokeFunction(folders.get(name) ?? '', env, request);
}

test('each function is called by these tests, and bundled as one file, the packages it loads later, and files of Netlify', () => {
  expect([...Object.keys(calls), ...scheduled].sort()).toEqual([...names].sort());
  expect([...folders.keys()].sort()).toEqual([...names].sort());
  const files = readdirSync(folders.get('contact') ?? '').filter((file) => !file.startsWith('___netlify'));
  expect(files.sort()).toEqual(['contact.mjs', 'packages']);
});

test.each(Object.entries(calls))('%s responds from its bundle', async (name, [request, status, says]) => {
  if (['session', 'staff'].includes(name)) request.headers.set('cookie', session?.cookie ?? '');
  const answer = await invoke(name, request);
  expect(answer.status, answer.body).toBe(status);
  expect(answer.body).toContain(says);
  expect(answer.printed).not.toMatch(/Error|failed/);
});

test.each(scheduled)('%s does its work from its bundle, on a Postgres that is not Neon’s', async (name) => {
  const { printed } = await invoke(name, jsonPost('/', { next_run: new Date().toISOString() }), databaseUrl);
  expect(printed).not.toMatch(/Error|failed/);
  const { db } = await createTestServices(databaseUrl);
  const runs = await db.selectFrom('scheduleRuns').select('name').where('name', '=', name).execute();
  expect(runs).toHaveLength(1);
});

test('receive-mail parses a mail in a subprocess, from its bundle', async () => {
  const imap = await openImapServer({ secure: true });
  onTestFinished(() => imap.stop());
  imap.deliver('From: noor@delinde.example\r\nSubject: Dinsdag\r\n\r\nTot dinsdag.');
  const mailOptions = { IMAP_URL: imap.url, MAIL_REPLY_TO: 'antwoord@example.nl' };
  const inbox = { ...mailOptions, NODE_TLS_REJECT_UNAUTHORIZED: '0' };
  const { printed } = await invoke('receive-mail', jsonPost('/', {}), databaseUrl, inbox);
  expect(printed).not.toMatch(/Error|failed|not received/);
  const { db } = await createTestServices(databaseUrl);
  expect(await db.selectFrom('inbox').select('unread').execute()).toEqual([{ unread: 1 }]);
});

test('mails of the forms arrived, encrypted', () => {
  expect(mailbox.mails.length).toBeGreaterThan(5);
  expect(mailbox.mails.every(({ isEncrypted }) => isEncrypted)).toBe(true);
});

/**
 * The maximum compressed size of a function, because a cold start loads all of it. `receive-mail`
 * may be larger: it includes all charsets, and no visitor waits for it.
 */
const maxFunctionBytes = (name: string) => (name === 'receive-mail' ? 830_000 : 770_000);

test.each(names)('the upload of %s is small, and does not include PGlite', (name) => {
  const folder = join(directory, '.netlify/bundled-functions');
  const packages = globSync(join(folder, packagesDirectory, '*'));
  const own = join(folder, `${name}.mjs`);
  const bytes = [own, ...packages].map((file) => gzipSync(readFileSync(file)).byteLength);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(maxFunctionBytes(name));
  const bundle = bundles.find((candidate) => candidate.name === name);
  expect(bundle?.modules.filter((path) => path.includes('pglite'))).toEqual([]);
  expect(readFileSync(own, 'utf8')).not.toContain('@electric-sql');
});

test('the on-demand pages, which are deployed with the functions, contain no text of articles', () => {
  const words = /^[A-Z][a-z, ]{40,}/m.exec(readFileSync('src/content/blog/nl/1.md', 'utf8'))?.[0] ?? '';
  expect(readFileSync(join(testSite.published, 'blog/1.html'), 'utf8')).toContain(words);
  const server = join(testSite.directory, 'server');
  const modules = globSync('**/*.mjs', { cwd: server });
  expect(modules).toContain('entry.mjs');
  expect(modules.filter((file) => readFileSync(join(server, file), 'utf8').includes(words))).toEqual([]);
});

const headersFile = `${testSite.published}/_headers`;
const redirectsFile = `${testSite.published}/_redirects`;

test.each(['production', 'deploy-preview', 'branch-deploy'])('netlify.toml works for %s', async (context) => {
  const { build, functions, functionsDirectory } = await readNetlifyConfig(process.cwd(), context);
  expect(build.publish).toMatch(/\/dist\/client$/);
  expect(build.command).toMatch(/&& npm run build$/);
  expect(functionsDirectory).toMatch(/\/\.netlify\/bundled-functions$/);
  expect(functions['*']?.node_bundler).toBe('none');
});

test('every rule of _headers and of _redirects is accepted by Netlify', async () => {
  const options = { minimal: false, configHeaders: [], configRedirects: [] };
  const { headers, errors } = await parseAllHeaders({ ...options, headersFiles: [headersFile] });
  const fromBuild = { ...options, redirectsFiles: [redirectsFile] };
  const { redirects, errors: others } = await parseAllRedirects(fromBuild);
  expect([...errors, ...others]).toEqual([]);
  expect(headers.length).toBeGreaterThan(5);
  expect(headers.every(({ values }) => Object.keys(values).length > 0)).toBe(true);
  expect(redirects.length).toBeGreaterThan(5);
});
