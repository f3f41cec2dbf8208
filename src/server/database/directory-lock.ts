import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Thrown when another process has claimed a directory; the message says which. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';
}

/**
 * Creates the directory and claims it for this process; throws when another running process has
 * claimed it. PGlite does not guard its files, and two processes that write them destroy the
 * database. A claim ends with its process, or with `unlockDirectory`.
 */
export function lockDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true });
  const holder = findLockHolder(directory);
  if (holder !== undefined && holder !== process.pid) {
    throw new DirectoryInUseError(
      `${directory} is in use by process ${String(holder)}${commandOf(holder)}. Stop that first, for instance npm start; if it has nothing to do with the site, remove ${lockFile(directory)}.`,
    );
  }
  writeFileSync(lockFile(directory), `${String(process.pid)} ${findStart(process.pid)}`);
}

/** Releases the lock of this process, which must have closed everything that it opened there. */
export function unlockDirectory(directory: string): void {
  if (findLockHolder(directory) === process.pid) rmSync(lockFile(directory));
}

/** The running process that has claimed the directory, which may be this one. */
export function findLockHolder(directory: string): number | undefined {
  const [processId = '', start = ''] = readText(lockFile(directory)).split(' ');
  const holder = Number(processId);
  if (!(holder > 0) || !isRunning(holder)) return undefined;
  // After a crash or a restart of the machine the number may be another's.
  const present = findStart(holder);
  return start === '' || present === '' || start === present ? holder : undefined;
}

function lockFile(directory: string): string {
  return `${directory}.lock`;
}

/** When a process began, in ticks since the machine did (proc(5)); empty where nothing says so. */
function findStart(processId: number): string {
  // The name comes before it, in brackets, and may have blanks and brackets of its own.
  const fields =
    readText(`/proc/${String(processId)}/stat`)
      .split(') ')
      .at(-1)
      ?.split(' ') ?? [];
  return fields[19] ?? '';
}

/** Its command in brackets, which tells a site from a stranger; empty where nothing says so. */
function commandOf(processId: number): string {
  const command = readText(`/proc/${String(processId)}/cmdline`)
    .replaceAll('\0', ' ')
    .trim();
  return command && ` (${command})`;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // A process of another user: it exists, but may not be signalled (kill(2), EPERM).
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
