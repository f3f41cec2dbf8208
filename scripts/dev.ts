/**
 * `npm run dev`: runs the development server, and restarts it when something changes that it has
 * already loaded, such as server code, a text, a migration or the list of pictures. Exits with the
 * server's code when the server ends before the first change; later, waits for the next change
 * instead.
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
/** Editors may write a file in several steps, and several files at once. */
const quietMs = 200;

let child: ChildProcess | undefined;
let changed = Promise.withResolvers<string>();
let isStopping = false;
let timer: NodeJS.Timeout | undefined;

async function run(): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    changed = Promise.withResolvers();
    const exited = areFactsValid() ? startServer() : Promise.resolve(1);
    const code = await Promise.race([exited, changed.promise.then(() => undefined)]);
    if (code !== undefined && (isFirst || isStopping)) process.exit(code);
    if (code !== undefined)
      console.log('It stopped, as is said above. It starts again after the next change.');
    let path = await changed.promise;
    // Until the facts are valid again, the running server shows the errors on each page.
    while (!areFactsValid()) {
      changed = Promise.withResolvers();
      path = await changed.promise;
    }
    console.log(`${path} changed: starting again.`);
    child?.kill();
    await exited;
  }
}

/** Validates the company's facts, because everything depends on them, and prints the errors. */
function areFactsValid(): boolean {
  return (
    spawnSync(process.execPath, ['scripts/check-content.ts', '--facts'], { stdio: 'inherit' }).status === 0
  );
}

/** Resolves to the exit code of the server, which stops itself when this process has ended. */
async function startServer(): Promise<number> {
  // A page shows the key of a missing text; this check prints the file that lacks the text.
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
