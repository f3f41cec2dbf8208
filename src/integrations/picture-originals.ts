/**
 * Astro integration that removes original pictures from the built site. Astro copies them there,
 * but pages use resized copies, and the camera's metadata, such as a location, is private.
 */
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Matches original pictures. The other pictures in `_astro` are illustrations, which are SVG files.
 */
const originals = /\.(?:jpe?g|png|webp)$/i;

export function pictureOriginals(): AstroIntegration {
  return {
    name: 'picture-originals',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir);
        const files = globSync('_astro/*', { cwd: directory }).filter((file) => originals.test(file));
        await Promise.all(files.map((file) => rm(join(directory, file))));
      },
    },
  };
}
