/** Approvals start a build at the host, with a real HTTP server as the build hook. */
import { publishChanges } from '#server/published/publish-changes.ts';
import { digestOf, listPublished } from '#server/published/published.ts';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { forms, sendExample } from '../support/forms.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';
import { openWebhook, type Webhook } from '../support/webhook.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let hook: Webhook;
let services: TestServices;
beforeEach(async () => {
  hook = await openWebhook('/build');
  services = await createTestServices(await takeTestDatabase(), { env: { BUILD_HOOK_URL: hook.url } });
  services.siteDirectory = await temporaryFolder();
  await build();
});

const digest = async () => digestOf(await listPublished(services.db));

/** Writes the metadata of a build. */
async function build(): Promise<void> {
  await mkdir(join(services.siteDirectory, 'client'), { recursive: true });
  await writeFile(join(services.siteDirectory, 'client/published.txt'), await digest());
}

const send = () => sendExample(forms.testimonial, services);

const approve = () => services.db.updateTable('testimonials').set({ status: 'approved' }).execute();

async function sendAndApprove(): Promise<void> {
  await send();
  await approve();
}

describe('the build hook', () => {
  test('is called once for an approval, and never for what waits', async () => {
    await send();
    await publishChanges(services);
    expect(hook.calls).toEqual([]);
    await approve();
    await publishChanges(services);
    await publishChanges(services);
    expect(hook.calls).toEqual(['POST /build']);
    await build();
    services.clock.advanceMinutes(60);
    await publishChanges(services);
    expect(hook.calls).toHaveLength(1);
  });

  test('is called once by two at the same time', async () => {
    await sendAndApprove();
    await Promise.all([publishChanges(services), publishChanges(services), publishChanges(services)]);
    expect(hook.calls).toHaveLength(1);
  });

  test('is called again for a build that never came, at ever longer intervals', async () => {
    await sendAndApprove();
    const calledAt: number[] = [];
    for (let minute = 0; minute < 120; minute++) {
      await publishChanges(services);
      if (hook.calls.length > calledAt.length) calledAt.push(minute);
      services.clock.advanceMinutes(1);
    }
    expect(calledAt).toEqual([0, 15, 45, 105]);
  });

  test('is called again the next time after it refused or could not be reached, which is logged', async () => {
    await sendAndApprove();
    hook.status = 500;
    await publishChanges(services);
    expect(services.logged).toEqual([{ event: 'build hook failed', status: 500 }]);
    const unreachable = { ...services, env: { ...services.env, buildHookUrl: 'http://127.0.0.1:1/secret' } };
    await publishChanges(unreachable);
    expect(services.logged.at(-1)).toMatchObject({
      event: 'build hook failed',
      error: { name: 'TypeError' },
    });
    expect(JSON.stringify(services.logged)).not.toContain('secret');
    hook.status = 200;
    await publishChanges(services);
    expect(hook.calls).toHaveLength(2);
  });
});

/** Writes the metadata of a build that lists this day. */
const buildUntil = async (day: string) => {
  await writeFile(join(services.siteDirectory, 'client/published.txt'), `${await digest()}\n${day}`);
};

test('the day on which an article appears or ends starts a build, and the days before do not', async () => {
  await buildUntil('2026-11-24');
  services.clock.now = new Date('2026-11-23T22:59:00Z'); // 23:59 in Amsterdam
  await publishChanges(services);
  expect(hook.calls).toHaveLength(0);
  services.clock.advanceMinutes(1);
  await publishChanges(services);
  await publishChanges(services);
  expect(hook.calls).toHaveLength(1);
});

test('a site without build metadata is an error, not a reason to build', async () => {
  await rm(join(services.siteDirectory, 'client/published.txt'));
  await expect(publishChanges(services)).rejects.toThrow('ENOENT');
  expect(hook.calls).toEqual([]);
});
