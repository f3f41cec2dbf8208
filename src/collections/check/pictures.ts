import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureTypes } from '#collections/pictures-folder.ts';
import type { Fault } from '#collections/check/fault.ts';

const brokenMessage =
  'Deze afbeelding gaat niet open of is groter dan 80 megapixel. Sla haar opnieuw op als .jpg, .png, .webp of .svg, of haal haar weg.';
/** The maximum number of pixels. Decoding takes 4 bytes per pixel, so at most 320 MB. */
const maxPixels = 80_000_000;
const unsafeMessage = 'Deze tekening doet meer dan gezien worden. Sla haar op als gewone SVG.';

/**
 * Matches what makes a drawing unsafe, because a drawing opened by its own URL could run a script
 * or load resources of other hosts. Namespace prefixes are included, because a prefix can stand for
 * any element.
 */
const unsafeInDrawing =
  /<(?:script|foreignObject|image|use)\b|<[^\s<>/]+:|\son\w+\s*=|\bhref\s*=|url\((?!#)|@import|<!(?:DOCTYPE|ENTITY)|\battributeName\s*=\s*['"]?href|\\|&#/i;

/**
 * Checks that pictures can be decoded and that drawings are safe. Pictures that no text uses are
 * included, because the build resizes those too.
 */
export async function findPictureFaults(directory: string): Promise<Fault[]> {
  const files = globSync('src/content/**', { cwd: directory }).filter((file) => pictureTypes.test(file));
  const faults: Fault[] = [];
  for (const file of files.sort()) {
    const message = await pictureFault(join(directory, file));
    if (message !== undefined) faults.push({ file, line: 1, message });
  }
  return faults;
}

async function pictureFault(path: string): Promise<string | undefined> {
  if (!(await canBeOpened(path))) return brokenMessage;
  const isUnsafe = /\.svg$/i.test(path) && unsafeInDrawing.test(await readFile(path, 'utf8'));
  return isUnsafe ? unsafeMessage : undefined;
}

/** Decodes the whole file, because the end of an upload may be missing. */
function canBeOpened(path: string): Promise<boolean> {
  return sharp(path, { limitInputPixels: maxPixels })
    .resize({ width: 8 })
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
