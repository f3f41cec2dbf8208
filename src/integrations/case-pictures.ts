/**
 * The uploaded pictures of case studies: resized into the cache when the content is loaded, and
 * copied into the built site.
 */
import {
  casePicturesPath,
  casePictureHeightOf,
  casePicturePath,
  casePictureWidths,
} from '#contracts/case-study.ts';
import type { StoredPicture } from '#server/published/published.ts';
import type { AstroIntegration } from 'astro';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';

/** The maximum number of pixels, because a larger picture could exhaust the memory. */
const maxPixels = 80_000_000;

const folderOf = (cacheDir: URL) => new URL(`.${casePicturesPath}/`, cacheDir);

/** Updates the cache to exactly these pictures; returns the digests of invalid ones. */
export async function shrinkPictures(pictures: readonly StoredPicture[], cacheDir: URL): Promise<string[]> {
  const folder = folderOf(cacheDir);
  await mkdir(folder, { recursive: true });
  const present = await readdir(folder);
  const wanted = new Set(pictures.flatMap(({ digest }) => filesOf(digest)));
  const unwanted = present.filter((file) => !wanted.has(file));
  await Promise.all(unwanted.map((file) => rm(new URL(file, folder))));
  const broken: string[] = [];
  for (const picture of pictures) {
    if (filesOf(picture.digest).every((file) => present.includes(file))) continue;
    await shrink(picture, folder).catch(() => broken.push(picture.digest));
  }
  return broken;
}

function filesOf(digest: string): string[] {
  return casePictureWidths.map((width) => basename(casePicturePath(digest, width)));
}

/** Writes the resized copies, without the camera's metadata, such as the location. */
async function shrink({ digest, base64 }: StoredPicture, folder: URL): Promise<void> {
  const original = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: maxPixels }).rotate();
  for (const width of casePictureWidths) {
    const size = { width, height: casePictureHeightOf(width) };
    const small = await original
      .clone()
      .resize({ ...size, fit: 'cover' })
      .webp({ quality: 72 })
      .toBuffer();
    await writeFile(new URL(basename(casePicturePath(digest, width)), folder), small);
  }
}

export function casePictures(): AstroIntegration {
  let cacheDir: URL;
  return {
    name: 'case-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        ({ cacheDir } = config);
      },
      'astro:build:done': async ({ dir }) => {
        await mkdir(folderOf(cacheDir), { recursive: true });
        await cp(folderOf(cacheDir), new URL(`.${casePicturesPath}/`, dir), { recursive: true });
      },
    },
  };
}
