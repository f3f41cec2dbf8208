import { findForbiddenAttributes, pagePolicy, thirdPartySources } from '#build/page-policy.ts';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const options = {
  webAssembly: false,
  upgradeInsecureRequests: false,
  thirdParties: thirdPartySources({
    measurementId: '',
    optimisationScriptUrl: 'https://better.example/a.js',
  }),
};

function directive(name: string, html: string, changes: Partial<typeof options> = {}) {
  const directives = pagePolicy(html, { ...options, ...changes }).split(';');
  return directives.find((text) => text.startsWith(`${name} `));
}

describe('the policy of a page', () => {
  test('allows own files and nothing inline for a page without any', () => {
    expect(pagePolicy('<p>x</p>', options)).not.toMatch(/'unsafe|'sha256|\*|https?:/);
    expect(directive('script-src', '<p>x</p>')).toBe("script-src 'self'");
    expect(directive('default-src', '')).toBe("default-src 'self'");
  });

  test('names scripts that run, exactly as they are written, and each once', () => {
    const html =
      '<script>a < b;\n</script><script type="module">c()</script><script src="/x.js"></script><script type=module>c()</script>';
    expect(directive('script-src', html)).toBe(`script-src 'self' ${hashOf('a < b;\n')} ${hashOf('c()')}`);
  });

  test('leaves out data', () => {
    const html = `<script type="application/ld+json">{"a":1}</script>`;
    expect(directive('script-src', html)).toBe("script-src 'self'");
  });

  test('names styles, also those for visitors without JavaScript', () => {
    const html = `<style>a{}</style><noscript><style media="print">b{}</style></noscript>`;
    expect(directive('style-src', html)).toBe(`style-src 'self' ${hashOf('a{}')} ${hashOf('b{}')}`);
  });

  test('is not misled by comments and by text in scripts', () => {
    const html = `<!-- <style>a{}</style> --><script>const a = '<style>b{}<\\/style>';</script>`;
    expect(directive('style-src', html)).toBe("style-src 'self'");
  });

  test('allows WebAssembly only where it is asked for', () => {
    expect(directive('script-src', '')).not.toContain('wasm');
    expect(directive('script-src', '', { webAssembly: true })).toBe("script-src 'self' 'wasm-unsafe-eval'");
  });

  test('asks for https only where the site has it', () => {
    expect(pagePolicy('', options)).not.toContain('upgrade-insecure-requests');
    expect(pagePolicy('', { ...options, upgradeInsecureRequests: true })).toMatch(
      /;upgrade-insecure-requests$/,
    );
  });

  test('names other hosts only where something is measured', () => {
    const setting = { measurementId: 'G-TEST', optimisationScriptUrl: 'https://better.example/a.js' };
    const measured = { thirdParties: thirdPartySources(setting) };
    expect(directive('script-src', '', measured)).toBe(
      "script-src 'self' https://*.googletagmanager.com https://better.example",
    );
    expect(directive('connect-src', '', measured)).toContain('https://*.google-analytics.com');
  });
});

describe('attributes that no hash can allow', () => {
  test('are named with their element', () => {
    const html = `<p style="color:red">x</p><button class='a > b' ONCLICK="y()">z</button>`;
    expect(findForbiddenAttributes(html)).toEqual(['<p style>', '<button ONCLICK>']);
  });

  test('are not other attributes, values, comments and text in scripts', () => {
    const html = `<p data-style="a" data-on="b" title="x style=1">ok</p><!-- <p style="x"> --><script>const a = '<p style="x">';</script>`;
    expect(findForbiddenAttributes(html)).toEqual([]);
  });
});
