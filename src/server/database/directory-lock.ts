import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Thrown when another process has locked a directory; the message names both. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';
}

/**
 * Creates the directory and locks it for this process; throws when another running process holds
 * the lock. PGlite does not lock its files, and two processes that write would corrupt the
 * database. A lock ends with its process, or with `unlockDirectory`.
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

/** Releases the lock of this process, after the database in the directory was closed. */
export function unlockDirectory(directory: string): void {
  if (findLockHolder(directory) === process.pid) rmSync(lockFile(directory));
}

/** Returns the id of the running process that holds the lock, possibly this one. */
export function findLockHolder(directory: string): number | undefined {
  const [processId = '', start = ''] = readText(lockFile(directory)).split(' ');
  const holder = Number(processId);
  if (!(holder > 0) || !isRunning(holder)) return undefined;
  // After a crash or a reboot another process may have the same id.
  const present = findStart(holder);
  return start === '' || present === '' || start === present ? holder : undefined;
}

function lockFile(directory: string): string {
  return `${directory}.lock`;
}

/**
 * Returns the start time of a process in clock ticks since boot (proc(5)); empty where it is not
 * available.
 */
function findStart(processId: number): string {
  // The preceding command is in parentheses and may contain spaces and parentheses itself.
  const fields =
    readText(`/proc/${String(processId)}/stat`)
      .split(') ')
      .at(-1)
      ?.split(' ') ?? [];
  return fields[19] ?? '';
}

/** Returns the command of a process in parentheses; empty where it is not available. */
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
    // A process of another user: it exists, but must not be signalled (kill(2), EPERM).
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
