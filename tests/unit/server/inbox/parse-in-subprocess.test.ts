import { NoProcessError, parseMailInSubprocess } from '#server/inbox/parse-in-subprocess.ts';
import process from 'node:process';
import { expect, onTestFinished, test, vi } from 'vitest';

const source = Buffer.from('From: noor@delinde.example\r\nSubject: Antwoord\r\n\r\nGraag.\r\n');

test('the process that reads a mail is given no variable of the site', async () => {
  vi.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,process.exit(1)');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(await parseMailInSubprocess(source, true)).toMatchObject({ sender: 'noor@delinde.example' });
});

test('a process that ends before it is ready says nothing of the mail', async () => {
  const { execPath } = process;
  process.execPath = '/bin/false';
  onTestFinished(() => {
    process.execPath = execPath;
  });
  await expect(parseMailInSubprocess(source, true)).rejects.toBeInstanceOf(NoProcessError);
});
