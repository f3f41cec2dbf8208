/**
 * Approvals start a build, either at the host by a build hook or beside the running site. The hook
 * is a real HTTP server, and the build a function of the test.
 */
import { publishChanges } from '#server/published/publish-changes.ts';
import { digestOf, listPublished } from '#server/published/published.ts';
import type { Published } from '#contracts/published.ts';
import { readWebsiteState } from '#server/published/website-state.ts';
import { appendFile, mkdir, readdir, rm, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { forms, sendExample } from '../support/forms.ts';
import { emptyServices, type TestServices } from '../support/test-services.ts';
import { openWebhook, type Webhook } from '../support/webhook.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { BuildError, ContentError } from '../../scripts/site/build-site.ts';
import { findOrBuildSite, rebuildBeside } from '../../scripts/site/rebuild-site.ts';
import { takeConsoleOutput } from '../support/silent-console.ts';

let hook: Webhook;
let services: TestServices;
let project: string;
let directory: string;
beforeEach(async () => {
  hook = await openWebhook('/build');
  services = await emptyServices({ env: { BUILD_HOOK_URL: hook.url } });
  project = await temporaryFolder();
  directory = join(project, 'dist');
  services.siteDirectory = directory;
  await build(directory, { testimonials: [], caseStudies: [] });
});

function build(folder: string, published: Published): Promise<void> {
  writeFiles(folder, {
    'server/entry.mjs': `export const renderPage = () => new Response('A page');`,
    'client/published.txt': digestOf(published),
    'client/_headers': '',
  });
  return Promise.resolve();
}

const send = () => sendExample(forms.testimonial, services);

const approve = () => services.db.updateTable('testimonials').set({ status: 'approved' }).execute();

async function sendAndApprove(): Promise<void> {
  await send();
  await approve();
}

test('the build hook is called once for an approval, also by concurrent runs, and never for a testimonial that awaits approval', async () => {
  await send();
  await publishChanges(services);
  expect(hook.calls).toEqual([]);
  await approve();
  await Promise.all([publishChanges(services), publishChanges(services), publishChanges(services)]);
  await publishChanges(services);
  expect(hook.calls).toEqual(['POST /build']);
  await build(directory, await listPublished(services.db));
  services.clock.advanceMinutes(60);
  await publishChanges(services);
  expect(hook.calls).toHaveLength(1);
});

test('the build hook is called again for a build that never came, at ever longer intervals', async () => {
  await sendAndApprove();
  const calledAt: number[] = [];
  for (let minute = 0; minute < 120; minute++) {
    await publishChanges(services);
    if (hook.calls.length > calledAt.length) calledAt.push(minute);
    services.clock.advanceMinutes(1);
  }
  expect(calledAt).toEqual([0, 15, 45, 105]);
});

test('the build hook is called again by the next run after it failed or could not be reached, which is logged', async () => {
  await sendAndApprove();
  hook.status = 500;
  await publishChanges(services);
  expect(services.logged).toEqual([{ event: 'build hook failed', status: 500 }]);
  const unreachable = { ...services, env: { ...services.env, buildHookUrl: 'http://127.0.0.1:1/secret' } };
  await publishChanges(unreachable);
  expect(services.logged.at(-1)).toMatchObject({ error: { name: 'TypeError' } });
  expect(JSON.stringify(services.logged)).not.toContain('secret');
  hook.status = 200;
  await publishChanges(services);
  expect(hook.calls).toHaveLength(2);
});

test('the day on which an article appears or ends starts a build, and the days before do not', async () => {
  await appendFile(join(directory, 'client/published.txt'), '\n2026-11-24');
  services.clock.now = new Date('2026-11-23T22:59:00Z'); // 23:59 in Amsterdam
  await publishChanges(services);
  expect(hook.calls).toHaveLength(0);
  services.clock.advanceMinutes(1);
  await publishChanges(services);
  await publishChanges(services);
  expect(hook.calls).toHaveLength(1);
});

async function publishAnother(): Promise<void> {
  await sendAndApprove();
  await publishChanges(services);
}

test('a site that rebuilds itself serves each new build, and keeps the previous one until the next', async () => {
  rebuildBeside(directory, services, build);
  const served: string[] = [directory];
  for (let count = 0; count < 3; count++) {
    await publishAnother();
    served.push(services.siteDirectory);
    expect(await readdir(project)).toEqual(served.slice(-2).map((folder) => basename(folder)));
  }
  expect(new Set(served).size).toBe(4);
});

test('a site that rebuilds itself runs one build at a time, and is unchanged until the build has succeeded', async () => {
  const running = Promise.withResolvers<undefined>();
  let builds = 0;
  rebuildBeside(directory, services, async (folder, published) => {
    builds += 1;
    await running.promise;
    await build(folder, published);
  });
  const first = publishAnother();
  while (builds === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await publishChanges(services);
  expect([builds, services.siteDirectory]).toEqual([1, directory]);
  running.resolve(undefined);
  await first;
  expect(services.siteDirectory).not.toBe(directory);
});

test('a site that rebuilds itself stays unchanged after a build that failed, reports why, and tries again ten minutes later', async () => {
  let sentences = ['blog/nl/10.md, regel 3: Titel is te kort.'];
  let builds = 0;
  const buildIfRight = async (folder: string, published: Published) => {
    builds += 1;
    await mkdir(folder);
    if (sentences.length > 0) throw new ContentError(sentences);
    await build(folder, published);
  };
  rebuildBeside(directory, services, buildIfRight);
  await expect(publishAnother()).rejects.toThrow(ContentError);
  await publishChanges(services);
  expect([builds, services.siteDirectory, await readdir(project)]).toEqual([1, directory, ['dist']]);
  expect(await readWebsiteState(services)).toMatchObject({ isBehind: true, faults: { sentences } });
  // After a restart the last build is served without an error.
  expect(await findOrBuildSite(directory, services, buildIfRight)).toBe(directory);
  sentences = [];
  services.clock.advanceMinutes(10);
  await publishChanges(services);
  expect(await readWebsiteState(services)).toMatchObject({ isBehind: false, faults: undefined });
});

test('a start whose build fails serves the previous build, and reports the failure', async () => {
  // Makes the build older than the sources.
  await utimes(join(directory, 'client/_headers'), 1, 1);
  const halfBuild = async (folder: string) => {
    await mkdir(folder, { recursive: true });
    await rm(join(folder, 'client/_headers'), { force: true });
    throw new BuildError('It failed.');
  };
  expect(await findOrBuildSite(directory, services, halfBuild)).toBe(directory);
  expect(await readdir(project)).toEqual(['dist']);
  const { faults } = await readWebsiteState(services);
  expect(faults?.sentences).toEqual(new BuildError().sentences);
  expect(takeConsoleOutput()).toContain('Warning:  the site before this change is served. It failed.');
  const next = await findOrBuildSite(directory, services, build);
  takeConsoleOutput();
  expect([next === directory, (await readdir(project)).length]).toEqual([false, 2]);
});
