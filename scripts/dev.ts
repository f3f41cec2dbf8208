/**
 * `npm run dev`: the development server, started again whenever code of the server, a text, a
 * migration or the list of pictures changes, since those are in its process for good. Exits with
 * its code when it cannot start at all; a mistake that is made later waits for the next change.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';

const watched = [
  'functions',
  'migrations',
  'src/assets/blog',
  'src/company.ts',
  'src/content/company.json',
  'src/domain',
  'src/i18n',
  'src/server',
  'src/submissions',
];
/** An editor may write a file in several steps, and several files at once. */
const quietMs = 200;

let child: ChildProcess;
let changed = Promise.withResolvers<string>();
let isStopping = false;
let timer: NodeJS.Timeout | undefined;

/** Keeps one server running, for ever. */
async function run(): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    changed = Promise.withResolvers();
    child = spawn(process.execPath, ['scripts/dev-server.ts'], { stdio: 'inherit' });
    const exited = once(child, 'exit') as Promise<[code: number | null]>;
    const ended = await Promise.race([exited, changed.promise.then(() => undefined)]);
    if (ended && (isFirst || isStopping)) process.exit(ended[0] ?? 1);
    if (ended) console.log('It stopped, as is said above. It starts again after the next change.');
    console.log(`${await changed.promise} changed: starting again.`);
    child.kill();
    await exited;
  }
}

for (const path of watched)
  watch(path, { recursive: true }, (_, name) => {
    if (!/\.(ts|json|svg)$/.test(name ?? '')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      changed.resolve(path.endsWith(String(name)) ? path : `${path}/${String(name)}`);
    }, quietMs);
  });
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    isStopping = true;
    child.kill(signal);
  });

await run();
