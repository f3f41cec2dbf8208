import { cvFile, maxFileMegabytes } from '#contracts/cv-file.ts';
import { expect, test } from 'vitest';

/** The largest body that Netlify passes to a function: 6 MB, less a quarter for base64. */
const netlifyBytes = (6 * 1024 * 1024 * 3) / 4;

test('a CV may have 5 MB, and on Netlify a size that leaves room for the other answers', () => {
  expect(maxFileMegabytes({})).toBe(5);
  expect(cvFile.maxBytes).toBe(maxFileMegabytes({}) * 1024 * 1024);
  const room = netlifyBytes - maxFileMegabytes({ NETLIFY: 'true' }) * 1024 * 1024;
  expect(room).toBeGreaterThan(256 * 1024);
});
