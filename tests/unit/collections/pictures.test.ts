import { picturePath, readPictures } from '#collections/pictures.ts';
import { expect, it } from 'vitest';
import { aPicture } from '../../support/pictures.ts';
import { temporaryFolder, writeFiles } from '../../support/temporary-folder.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>';

it('pictures whose names differ only in the extension have separate files', async () => {
  const directory = await temporaryFolder();
  writeFiles(directory, {
    'src/content/pictures/emmer een.jpg': (await aPicture('image/jpeg', 500)).bytes,
    'src/content/pictures/emmer een.png': (await aPicture('image/png', 60)).bytes,
    'src/content/pictures/emmer een.SVG': drawing,
    'src/content/pictures/emmer een.svg': drawing,
  });
  const pictures = [...(await readPictures(directory))];
  const paths = pictures.map(([name, picture]) => [name, picturePath(name, picture, picture.width)]);
  expect(Object.fromEntries(paths)).toEqual({
    'emmer een.SVG': '/pictures/emmer~20een.SVG',
    'emmer een.jpg': '/pictures/emmer~20een.jpg-500.webp',
    'emmer een.png': '/pictures/emmer~20een.png-60.webp',
    'emmer een.svg': '/pictures/emmer~20een.svg',
  });
});
