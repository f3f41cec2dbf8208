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
      `${directory} is in use by process ${String(holder)}. Stop that first, for instance npm start.`,
    );
  }
  writeFileSync(lockFile(directory), String(process.pid));
}

/** Gives up the claim of this process, which must have closed what it opened there. */
export function unlockDirectory(directory: string): void {
  if (readHolder(lockFile(directory)) === process.pid) rmSync(lockFile(directory));
}

/** The running process that has claimed the directory, which may be this one. */
export function findLockHolder(directory: string): number | undefined {
  const holder = readHolder(lockFile(directory));
  return holder !== undefined && isRunning(holder) ? holder : undefined;
}

function lockFile(directory: string): string {
  return `${directory}.lock`;
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
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
