/**
 * `npm run dev`: the development server, started again whenever code of the server, a text, a
 * migration or the list of pictures changes, since those are in its process for good. Exits with
 * its code when it cannot start at all; a mistake that is made later waits for the next change.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'chokidar';

const watched = [
  'functions',
  'migrations',
  'src/assets/blog',
  'src/company.ts',
  'src/content/company.json',
  'src/domain',
  'src/i18n',
  'src/paths.ts',
  'src/screens.ts',
  'src/services.ts',
  'src/server',
  'src/contracts',
];
/** An editor may write a file in several steps, and several files at once. */
const quietMs = 200;

let child: ChildProcess | undefined;
let changed = Promise.withResolvers<string>();
let isStopping = false;
let timer: NodeJS.Timeout | undefined;

/** Keeps one server running, for ever. */
async function run(): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    changed = Promise.withResolvers();
    const exited = areFactsRight() ? startServer() : Promise.resolve(1);
    const code = await Promise.race([exited, changed.promise.then(() => undefined)]);
    if (code !== undefined && (isFirst || isStopping)) process.exit(code);
    if (code !== undefined)
      console.log('It stopped, as is said above. It starts again after the next change.');
    let path = await changed.promise;
    // Until they are right again, the server that runs says in each page what is wrong.
    while (!areFactsRight()) {
      changed = Promise.withResolvers();
      path = await changed.promise;
    }
    console.log(`${path} changed: starting again.`);
    child?.kill();
    await exited;
  }
}

/** Says what is wrong with the facts of the company, without which nothing works. */
function areFactsRight(): boolean {
  return (
    spawnSync(process.execPath, ['scripts/check-content.ts', '--facts'], { stdio: 'inherit' }).status === 0
  );
}

/** Resolves to the exit code of the server, which ends by itself when this process is gone. */
async function startServer(): Promise<number> {
  // A page shows the key of a text that is missing; this says where.
  spawn(process.execPath, ['scripts/check-messages.ts'], { stdio: 'inherit' });
  child = spawn(process.execPath, ['scripts/development/dev-server.ts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

watch(watched, { ignoreInitial: true }).on('all', (_, path) => {
  if (!/\.(ts|json|svg)$/.test(path)) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    changed.resolve(path);
  }, quietMs);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    isStopping = true;
    if (child?.exitCode === null) child.kill(signal);
    else process.exit(0);
  });

await run();
