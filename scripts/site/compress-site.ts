/** Precompresses the files of a built site for `npm start`. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const texts = '**/*.{html,js,css,svg,json,xml,txt,webmanifest}';
/** The number of files that are compressed at once: the size of Node's thread pool. */
const atOnce = 4;
const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** Writes a Brotli copy of each text file, `name.br`. */
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
