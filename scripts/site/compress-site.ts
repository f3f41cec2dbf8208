/** Compresses the files of a built site for `npm start`, once, so that no visitor waits for it. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const texts = '**/*.{html,js,css,svg,json,xml,txt,webmanifest}';
/** As many as Node works at side by side. */
const atOnce = 4;
const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** Leaves each text in Brotli beside itself, as `name.br`. */
export async function compressSite(siteDirectory: string): Promise<void> {
  const files = await Array.fromAsync(glob(`${siteDirectory}/client/${texts}`));
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop())
      await writeFile(`${file}.br`, await compress(await readFile(file), { params }));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

if (import.meta.main) {
  const [, , siteDirectory = 'dist'] = process.argv;
  await compressSite(siteDirectory);
}
