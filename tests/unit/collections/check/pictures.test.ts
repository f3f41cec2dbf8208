import { findPictureFaults } from '#collections/check/pictures.ts';
import { beforeEach, expect, it } from 'vitest';
import { aPicture } from '../../../support/pictures.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporary-folder.ts';

let directory: string;
beforeEach(async () => {
  directory = await temporaryFolder();
});

const write = (name: string, bytes: string | Uint8Array) => {
  writeFiles(directory, { [`src/content/pictures/${name}`]: bytes });
};

it('a picture that can be shown is not reported', async () => {
  write('emmer.jpg', (await aPicture('image/jpeg')).bytes);
  write('emmer.png', (await aPicture('image/png')).bytes);
  write('emmer.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>');
  write('lees.txt', 'geen plaatje');
  expect(await findPictureFaults(directory)).toEqual([]);
});

it.each([
  ['that is no picture', 'kapot.jpg', 'geen plaatje'],
  ['that is no SVG', 'leeg.svg', '<html></html>'],
  ['of 81 megapixels', 'groot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>'],
])('a file %s is reported with its remedy', async (_, name, text) => {
  write(name, text);
  const [fault, ...others] = await findPictureFaults(directory);
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ file: `src/content/pictures/${name}`, line: 1 });
  expect(fault?.message).toContain('gaat niet open');
});

it.each([
  '<script>alert(1)</script>',
  '<a><animate attributeName="href" values="javascript:alert(1)"/></a>',
  '<style>rect{fill:u\\72l(https://evil.example/x#a)}</style>',
  '<rect style="fill:u&#114;l(https://evil.example/x#a)"/>',
  '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  '<foreignObject><p>x</p></foreignObject>',
  '<style>path{fill:url(https://example.com/x)}</style>',
])('a drawing with %s in it is reported with its remedy, in every folder', async (content) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${content}</svg>`;
  const files = [
    'src/content/blog/nl/emmer.SVG',
    'src/content/pictures/map/emmer.svg',
    'src/content/pictures/emmer.svg',
  ];
  writeFiles(directory, Object.fromEntries(files.map((file) => [file, drawing])));
  const faults = await findPictureFaults(directory);
  expect(faults.map(({ file }) => file)).toEqual(files.sort());
  expect(faults.every(({ message }) => message.includes('doet meer dan gezien worden'))).toBe(true);
});
