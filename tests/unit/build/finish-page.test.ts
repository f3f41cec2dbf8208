import { finishPage } from '#build/finish-page.ts';
import { expect, test } from 'vitest';

const options = {
  webAssembly: false,
  upgradeInsecureRequests: false,
  thirdParties: { scripts: [], images: [], connections: [] },
};

test('a finished page has its policy right behind its character set, one style, and units that stay together', () => {
  const html =
    '<head><meta charset="utf-8"><style>a{}</style></head><body><style>b{}</style><p>24 uur</p></body>';
  const page = finishPage(html, options);
  expect(page).toMatch(/^<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="/);
  expect(page.match(/<style>/g)).toHaveLength(1);
  expect(page).toContain('<p>24\u00a0uur</p>');
});
