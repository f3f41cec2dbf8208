import { allowWebAssembly } from '#server/search-page.ts';
import { expect, test } from 'vitest';

test('the search page may compile WebAssembly, and keeps every other rule of the policy', () => {
  const policy = "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'";
  const headers = allowWebAssembly({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  });
  expect(headers).toEqual({
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-a'; style-src 'self'",
    'x-content-type-options': 'nosniff',
  });
});
