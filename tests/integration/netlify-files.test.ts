/** What Netlify's own parsers make of the files that tell it how to build and to answer. */
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readNetlifyConfig } from '../support/netlify-bundles.ts';
import { testSite } from '../support/test-site.ts';

/** From 10,000 on Netlify asks for another way: https://docs.netlify.com/routing/redirects */
const mostRedirects = 10_000;
/** Far below what is known to make a deploy fail, and far above what the route table needs. */
const mostBytes = 128 * 1024;

const headersFile = `${testSite.published}/_headers`;
const redirectsFile = `${testSite.published}/_redirects`;

test.each(['production', 'deploy-preview', 'branch-deploy'])(
  'netlify.toml is read without an error for %s, and deploys what the build wrote',
  async (context) => {
    const { build, functions, functionsDirectory } = await readNetlifyConfig(process.cwd(), context);
    expect(build.publish).toMatch(/\/dist\/client$/);
    expect(build.command).toMatch(/&& npm run build$/);
    expect(functionsDirectory).toMatch(/\/\.netlify\/bundled-functions$/);
    expect(functions['*']?.node_bundler).toBe('none');
  },
);

test('every rule of _headers is one that Netlify takes', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [headersFile],
    minimal: false,
    configHeaders: [],
  });
  expect(errors).toEqual([]);
  expect(headers.length).toBeGreaterThan(5);
  expect(headers.every(({ values }) => Object.keys(values).length > 0)).toBe(true);
  expect(statSync(headersFile).size).toBeLessThan(mostBytes);
});

test('every rule of _redirects is one that Netlify takes', async () => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [redirectsFile],
    configRedirects: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  expect(redirects.length).toBeGreaterThan(5);
  expect(redirects.length).toBeLessThan(mostRedirects);
  expect(statSync(redirectsFile).size).toBeLessThan(mostBytes);
});
