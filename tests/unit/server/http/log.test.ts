import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test('the process outlives the reader of its log', async () => {
  const script = `
    import { logToConsole } from '#server/http/log.ts';
    process.once('message', () => {
      let lines = 0;
      setInterval(() => {
        logToConsole({ event: 'request' });
        console.log('Site');
        if ((lines += 1) === 10) process.exit(7);
      }, 20);
    });
    process.send('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await once(child, 'message');
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.send('go');
  expect(await once(child, 'exit')).toEqual([7, null]);
});
