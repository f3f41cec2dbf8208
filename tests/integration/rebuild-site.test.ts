/** Several builds of the site, made by a build function of the test. */
import type { Published } from '#contracts/published.ts';
import { publishChanges } from '#server/published/publish-changes.ts';
import { digestOf } from '#server/published/published.ts';
import { readWebsiteState } from '#server/published/website-state.ts';
import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { BuildError, ContentError } from '../../scripts/site/build-site.ts';
import { findOrBuildSite, rebuildBeside } from '../../scripts/site/rebuild-site.ts';
import { forms, sendExample } from '../support/forms.ts';
import { emptyServices, type TestServices } from '../support/test-services.ts';
import { takeConsoleOutput } from '../support/silent-console.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const nothing: Published = { testimonials: [], caseStudies: [] };

let project: string;
let directory: string;
beforeEach(async () => {
  project = await temporaryFolder();
  directory = join(project, 'dist');
});

function build(folder: string, published: Published): Promise<void> {
  writeFiles(folder, {
    'server/entry.mjs': `export const renderPage = () => new Response('A page');`,
    'client/published.txt': digestOf(published),
    'client/_headers': '',
  });
  return Promise.resolve();
}

describe('a running site', () => {
  let services: TestServices;
  beforeEach(async () => {
    services = await emptyServices();
    await build(directory, nothing);
    services.siteDirectory = directory;
  });

  async function publishAnother(): Promise<void> {
    await sendExample(forms.testimonial, services, {});
    await services.db.updateTable('testimonials').set({ status: 'approved' }).execute();
    await publishChanges(services);
  }

  test('serves each new build, and keeps the previous one until the next', async () => {
    rebuildBeside(directory, services, build);
    const served: string[] = [directory];
    for (let count = 0; count < 3; count++) {
      await publishAnother();
      served.push(services.siteDirectory);
      expect(await readdir(project)).toEqual(served.slice(-2).map((folder) => basename(folder)));
    }
    expect(new Set(served).size).toBe(4);
  });

  test('is unchanged while a build runs, one at a time', async () => {
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

  test('stays unchanged after a build that failed, reports why, and tries again ten minutes later', async () => {
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
    // A restart serves the last build without an error.
    expect(await findOrBuildSite(directory, services, buildIfRight)).toBe(directory);
    sentences = [];
    services.clock.advanceMinutes(10);
    await publishChanges(services);
    expect(await readWebsiteState(services)).toMatchObject({ isBehind: false, faults: undefined });
  });
});

test('a start whose build fails serves the one before, and reports it', async () => {
  const services = await emptyServices();
  await build(directory, nothing);
  // Older than the sources.
  await utimes(join(directory, 'client/_headers'), 1, 1);
  const halfBuild = async (folder: string) => {
    await mkdir(folder, { recursive: true });
    await rm(join(folder, 'client/_headers'), { force: true });
    throw new BuildError('It failed.');
  };
  expect(await findOrBuildSite(directory, services, halfBuild)).toBe(directory);
  expect(await readdir(project)).toEqual(['dist']);
  const { faults } = await readWebsiteState({ ...services, siteDirectory: directory });
  expect(faults?.sentences).toEqual(new BuildError().sentences);
  expect(takeConsoleOutput()).toContain('Warning:  the site before this change is served. It failed.');
  const next = await findOrBuildSite(directory, services, build);
  takeConsoleOutput();
  expect([next === directory, (await readdir(project)).length]).toEqual([false, 2]);
});
