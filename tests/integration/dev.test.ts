/** `npm run dev` in a copy of the project, while somebody works on it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyProject, type CopiedProject } from '../support/copied-project.ts';
import { findFreePort } from '../support/free-port.ts';
import { isFull } from '../support/sweep.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
const patience = { timeout: 120_000, interval: 300 };

/** A start and the first page take some seconds each, so once in a whole run. */
describe.runIf(isFull)('the development server', () => {
  let project: CopiedProject;
  let server: ChildProcess;
  let origin: string;
  let said = '';
  beforeAll(async () => {
    project = copyProject();
    const port = await findFreePort();
    origin = `http://localhost:${String(port)}`;
    // Without the names by which Astro knows a test runner.
    const own = { PORT: String(port), DATABASE_URL: '', SMTP_URL: '', VITEST: '', NODE_ENV: 'development' };
    server = spawn('npm', ['run', 'dev'], {
      cwd: project.directory,
      env: { ...process.env, ...own, ASTRO_DEV_BACKGROUND: '0' },
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    await see('/', 'Blinkvast');
  });
  afterAll(async () => {
    server.kill();
    const [code] = (await once(server, 'exit')) as [number | null];
    project.remove();
    expect(code).toBe(0);
    // Nobody is left behind who answers there.
    expect(await read('/')).toBe('');
  });

  /** While it starts again nobody answers. */
  const read = (path: string, init?: RequestInit) =>
    fetch(origin + path, init).then(
      (answer) => answer.text(),
      () => '',
    );
  const see = (path: string, text: string) =>
    vi.waitFor(async () => {
      expect(await read(path)).toContain(text);
    }, patience);

  const hear = (text: string | RegExp) =>
    vi.waitFor(() => {
      expect(said).toMatch(text);
    }, patience);
  /** As git, and editors that first write all of it elsewhere. */
  const replaceWhole = (file: string, text: string | RegExp, replacement: string) => {
    project.write(`${file}.new`, project.read(file).replace(text, replacement));
    renameSync(join(project.directory, `${file}.new`), join(project.directory, file));
  };

  const post = (answers: Record<string, string>) =>
    fetch(`${origin}/contact`, { method: 'POST', headers: { origin }, body: new URLSearchParams(answers) });

  async function readMails(): Promise<string> {
    const folder = join(project.directory, '.netlify/mail');
    const files = await readdir(folder).catch(() => []);
    return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
  }

  test('answers a refused form with its page, and searches', async () => {
    const refused = await post({ naam: 'Noor' });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('role="alert"')]);
    expect(await read('/zoeken?q=kantoor')).toContain('href="/diensten/kantoor"');
    expect(await read('/search/nl.json')).toContain('/diensten/kantoor');
  });

  test('shows a new draft with a new picture, and that it is a draft', async () => {
    project.write('src/assets/blog/emmer.svg', project.read('src/assets/blog/kantoor.svg'));
    const article = project.read('src/content/blog/nl/1.md');
    const fields = article
      .replace(/^id: .*$/m, 'id: 99\ndraft: true')
      .replace(/^image: .*$/m, 'image: emmer');
    project.write('src/content/blog/nl/99.md', fields);
    await see('/blog/99', 'Concept: nog niet op de website');
    const [, picture = ''] = /src="([^"]*emmer[^"]*\.svg[^"]*)"/.exec(await read('/blog/99')) ?? [];
    expect((await fetch(origin + picture)).status).toBe(200);
  });

  test('has a text, a mail, a function and a migration as they are now', async () => {
    project.replace('src/i18n/messages/nl/contact.ts', /(?<=heading: )'.*'/, `'Een nieuwe kop'`);
    project.replace(
      'src/i18n/messages/nl/mail.ts',
      /(?<=contactSubject: )'.*'/,
      `'Nieuw onderwerp ({reference})'`,
    );
    project.write(
      'migrations/20990101T0000_create_things.ts',
      `import { sql, type Kysely } from 'kysely';
       export const up = (db: Kysely<unknown>) => sql\`create table things (name text)\`.execute(db);
       export const down = (db: Kysely<unknown>) => sql\`drop table things\`.execute(db);`,
    );
    project.write(
      'functions/things.ts',
      `import { getServices } from '#server/app/services.ts';
       import { sql } from 'kysely';
       export default async () => {
         const { rows } = await sql\`select count(*)::int as count from things\`.execute(getServices().db);
         return Response.json(rows);
       };
       export const config = { path: '/api/things' };`,
    );
    await see('/api/things', '[{"count":0}]');
    await see('/contact', 'Een nieuwe kop');
    const answers = { naam: 'Noor', bedrijf: 'De Linde', email: 'noor@delinde.example', service: 'mkb' };
    const envelope = { website: '', elapsedMs: '60000' };
    expect((await post({ ...answers, ...envelope })).status).toBe(200);
    await expect.poll(readMails).toContain('Nieuw onderwerp');
  });

  test('sees files that were replaced, each time', async () => {
    for (const answer of ['eerste', 'tweede', 'derde']) {
      replaceWhole('functions/things.ts', /Response\.json\(.*\)/, `Response.json('${answer}')`);
      await see('/api/things', answer);
    }
  });

  test('says where a fact is broken and a text is missing, and goes on when they are mended', async () => {
    const facts = project.read('src/content/company.json');
    project.write('src/content/company.json', facts.replace('"opens": "08:00"', '"opens": "8:00"'));
    await hear(/company\.json, line \d+: openingHours\.opens is "8:00": write a time/);
    project.write('src/content/company.json', facts);
    replaceWhole('src/i18n/messages/nl/about.ts', /^ {2}heading: .*$/m, '');
    await hear(/src\/i18n\/messages\/en\/about\.ts, line \d+: about\.heading/);
    await see('/api/things', 'derde');
  });

  test('has the policy of production, but for what Vite writes into pages', async () => {
    const policy = async (path: string) =>
      (await fetch(origin + path)).headers.get('content-security-policy');
    for (const path of ['/', '/contact'])
      expect(await policy(path)).toMatch(/script-src 'self' 'unsafe-inline';.*form-action 'self'/);
    expect(await policy('/redactie')).toContain("default-src 'none'");
  });
});
