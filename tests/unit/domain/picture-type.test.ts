import { pictureTypeOf, pictureTypes } from '#domain/picture-type.ts';
import { expect, test } from 'vitest';
import { aPicture } from '../../support/pictures.ts';

test.each(pictureTypes)('a file of the type %s is detected by its bytes', async (type) => {
  expect(pictureTypeOf((await aPicture(type)).bytes)).toBe(type);
});

test.each([
  ['a drawing with scripts in it', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a video in the container format of AVIF', '\0\0\0\x1cftypisom....'],
  ['a picture after another byte', ' \xff\xd8\xff'],
  ['an empty file', ''],
])('%s is not detected as a picture', (_, text) => {
  expect(pictureTypeOf(Buffer.from(text, 'latin1'))).toBeUndefined();
});
