import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Creates a folder that is removed at the end of the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'blinkvast-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Creates a folder that is removed after all tests of the file. */
export function folderForAll(): string {
  const folder = mkdtempSync(join(tmpdir(), 'blinkvast-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Writes each file by its path in the folder. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
