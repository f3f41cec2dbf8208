/**
 * A local folder for the editor. The browser's dialog for choosing one needs a user, so the page
 * gets a folder of its origin private file system instead, which has the same interface (File
 * System API).
 */
import { globSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';

type Files = Record<string, string>;

/** Reads the files that the editor may change or show. */
export function readLocalFiles(): Files {
  const files = globSync('src/content/**/*.{md,yaml,json}');
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Offers these files to the page as the folder that it requests. */
export async function offerFolder(context: BrowserContext, files: Files): Promise<void> {
  await context.addInitScript(fillFolder, files);
}

/* Runs in the page. */
function fillFolder(files: Files): void {
  const write = async (root: FileSystemDirectoryHandle, path: string, text: string) => {
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    let folder = root;
    for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
    const file = await folder.getFileHandle(name, { create: true });
    const stream = await file.createWritable();
    await stream.write(text);
    await stream.close();
  };
  const showDirectoryPicker = async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('website', { create: true });
    await folder.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of Object.entries(files)) await write(folder, path, text);
    return folder;
  };
  Object.assign(globalThis, { showDirectoryPicker });
}

/** Reads the current files of the folder; pictures are in base64. */
export function readFolder(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    const files: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') await read(handle, `${path}${name}/`);
        else {
          const file = await handle.getFile();
          const isPicture = path === 'src/content/pictures/';
          files[path + name] = isPicture ? (await file.bytes()).toBase64() : await file.text();
        }
      }
    };
    const root = await navigator.storage.getDirectory();
    await read(await root.getDirectoryHandle('website'), '');
    return files;
  });
}
