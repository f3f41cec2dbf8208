import { globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureTypes, picturesFolder } from '#collections/pictures-folder.ts';
import type { Fault } from '#collections/check/fault.ts';

const message =
  'Deze afbeelding gaat niet open. Sla haar opnieuw op als .jpg, .png, .webp of .svg, of haal haar weg.';

/** Pictures that no page could show, used in a text or not: the build makes all of them small. */
export async function findPictureFaults(directory: string): Promise<Fault[]> {
  const files = globSync(`${picturesFolder}/*`, { cwd: directory }).filter((file) => pictureTypes.test(file));
  const isWhole = await Promise.all(files.sort().map((file) => canBeOpened(join(directory, file))));
  return files.filter((_, index) => !isWhole[index]).map((file) => ({ file, line: 1, message }));
}

/** Reads all of it: the end of an upload may be missing. */
function canBeOpened(path: string): Promise<boolean> {
  return sharp(path)
    .resize({ width: 8 })
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
