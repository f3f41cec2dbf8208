import { createMailParser, NoProcessError } from '#server/inbox/mail-parser.ts';
import { fork } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import process from 'node:process';
import { expect, onTestFinished, test, vi } from 'vitest';

/** A mail that keeps the parser busy for a minute. */
const hostile = Buffer.from(`Content-Type: text/html\r\n\r\n<a ${'href='.repeat(20_000)}`);

function parserPerTest() {
  const parser = createMailParser();
  onTestFinished(parser.close);
  return parser;
}

const source = Buffer.from('From: noor@delinde.example\r\nSubject: Antwoord\r\n\r\nGraag.\r\n');

test('the process that parses mails gets no variables of the site', async () => {
  vi.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,process.exit(1)');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect((await parserPerTest().parse(source, true)).mail).toMatchObject({ sender: 'noor@delinde.example' });
});

test('mails share a process, and a mail that ends it does not affect the next one', async () => {
  const { parse } = parserPerTest();
  const onStart = vi.fn();
  subscribe('child_process', onStart);
  onTestFinished(() => void unsubscribe('child_process', onStart));
  const isRead = async () => {
    expect((await parse(source, true)).mail.sender).toBe('noor@delinde.example');
  };
  await isRead();
  await isRead();
  expect(onStart).toHaveBeenCalledTimes(1);
  await expect(parse(hostile, true)).rejects.toThrow('could not be read');
  await isRead();
  expect(onStart).toHaveBeenCalledTimes(2);
});

test('a process that ends before it is ready is reported as missing, not as an error of the mail', async () => {
  const { execPath } = process;
  process.execPath = '/bin/false';
  onTestFinished(() => {
    process.execPath = execPath;
  });
  await expect(parserPerTest().parse(source, true)).rejects.toBeInstanceOf(NoProcessError);
});

test('the process ends by itself when that of the site is killed while a mail keeps it busy', async () => {
  const child = fork('src/server/inbox/mail-parser.ts', ['read-mails'], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  await once(child, 'message');
  child.send({ source: hostile, isWhole: true }, () => {
    child.disconnect();
  });
  expect(await ended).toEqual([null, 'SIGKILL']);
});
