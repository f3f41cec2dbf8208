import { contentSecurityPolicy, formatHeadersFile, thirdPartySources } from '#build/response-headers.ts';
import { describe, expect, test } from 'vitest';

const sources = {
  scriptHashes: [`'sha256-a'`],
  styleHashes: [`'sha256-b'`],
  upgradeInsecureRequests: false,
  thirdParties: thirdPartySources({
    measurementId: '',
    optimisationScriptUrl: 'https://better.example/a.js',
  }),
};

describe('contentSecurityPolicy', () => {
  test('allows own files and what has a hash, and nothing else', () => {
    const policy = contentSecurityPolicy(sources);
    expect(policy).toContain(`default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-a'; `);
    expect(policy).toContain(`style-src 'self' 'sha256-b'; `);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).not.toMatch(/'unsafe|\*|https?:/);
    expect(policy.match(/unsafe/g)).toHaveLength(1);
  });

  test('asks for https only where the site has it', () => {
    expect(contentSecurityPolicy(sources)).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy({ ...sources, upgradeInsecureRequests: true })).toMatch(
      /; upgrade-insecure-requests$/,
    );
  });

  test('names other hosts only where something is measured', () => {
    const setting = { measurementId: 'G-TEST', optimisationScriptUrl: 'https://better.example/a.js' };
    const policy = contentSecurityPolicy({ ...sources, thirdParties: thirdPartySources(setting) });
    expect(policy).toMatch(/script-src [^;]* https:\/\/\*\.googletagmanager\.com https:\/\/better\.example;/);
    expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).not.toContain('a.js');
  });
});

test('the headers file gives the policy to every path, and a long life only to files with a hash in their name', () => {
  const [everywhere = '', assets = ''] = formatHeadersFile('the policy').split('\n/_astro/*\n');
  expect(everywhere).toMatch(/^\/\*\n {2}Content-Security-Policy: the policy\n/);
  expect(everywhere).not.toContain('Cache-Control');
  expect(assets).toBe('  Cache-Control: public, max-age=31536000, immutable\n');
});
