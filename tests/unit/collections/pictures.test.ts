import { picturePath, readPictures } from '#collections/pictures.ts';
import { expect, it } from 'vitest';
import { aPicture } from '../../support/pictures.ts';
import { temporaryFolder, writeFiles } from '../../support/temporary-folder.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>';

it('pictures that differ in the ending of their names have files of their own', async () => {
  const directory = await temporaryFolder();
  writeFiles(directory, {
    'src/content/pictures/emmer een.jpg': (await aPicture('image/jpeg', 500)).bytes,
    'src/content/pictures/emmer een.png': (await aPicture('image/png', 60)).bytes,
    'src/content/pictures/emmer een.SVG': drawing,
    'src/content/pictures/emmer een.svg': drawing,
  });
  const pictures = [...(await readPictures(directory))].sort(([one], [other]) => (one < other ? -1 : 1));
  expect(pictures.map(([name, picture]) => [name, picture.width])).toEqual([
    ['emmer een.SVG', 8],
    ['emmer een.jpg', 500],
    ['emmer een.png', 60],
    ['emmer een.svg', 8],
  ]);
  expect(pictures.map(([name, picture]) => picturePath(name, picture, picture.width))).toEqual([
    '/pictures/emmer~20een.SVG',
    '/pictures/emmer~20een.jpg-500.webp',
    '/pictures/emmer~20een.png-60.webp',
    '/pictures/emmer~20een.svg',
  ]);
});
