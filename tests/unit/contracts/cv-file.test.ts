import { cvFile, maxFileMegabytes } from '#contracts/cv-file.ts';
import { expect, test } from 'vitest';

/** The body that Netlify passes to a function, a quarter of which is base64 overhead. */
const netlifyBytes = (6 * 1024 * 1024 * 3) / 4;

test('a CV may have the maximum size of the host, with all other answers', () => {
  expect(maxFileMegabytes({})).toBe(5);
  expect(cvFile.maxBytes).toBe(maxFileMegabytes({}) * 1024 * 1024);
  const room = netlifyBytes - maxFileMegabytes({ NETLIFY: 'true' }) * 1024 * 1024;
  expect(room).toBeGreaterThan(256 * 1024);
});
