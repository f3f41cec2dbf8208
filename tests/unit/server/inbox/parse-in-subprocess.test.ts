import { NoProcessError, parseMailInSubprocess } from '#server/inbox/parse-in-subprocess.ts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';

const source = Buffer.from('From: noor@delinde.example\r\nSubject: Antwoord\r\n\r\nGraag.\r\n');

test('the process that reads a mail is given no variable of the site', async () => {
  vi.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,process.exit(1)');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect((await parseMailInSubprocess(source, true)).mail).toMatchObject({ sender: 'noor@delinde.example' });
});

test('a process that ends before it is ready says nothing of the mail', async () => {
  const { execPath } = process;
  process.execPath = '/bin/false';
  onTestFinished(() => {
    process.execPath = execPath;
  });
  await expect(parseMailInSubprocess(source, true)).rejects.toBeInstanceOf(NoProcessError);
});

test('the process ends by itself when that of the site is killed while a mail keeps it busy', async () => {
  const child = fork('src/server/inbox/parse-in-subprocess.ts', ['read-a-mail'], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  await once(child, 'message');
  const hostile = Buffer.from(`Content-Type: text/html\r\n\r\n<a ${'href='.repeat(20_000)}`);
  child.send({ source: hostile, isWhole: true });
  await setTimeout(1000);
  child.disconnect();
  expect(await Promise.race([ended, setTimeout(20_000)])).toEqual([null, 'SIGKILL']);
});
