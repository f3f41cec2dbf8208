/**
 * Astro integration that finishes a build for hosting: one `<style>` per page, numbers and units on one line, and the files `_headers` and `_redirects`,
 * which Netlify and the local server read. The build fails when a page holds inline code that the policy would block.
 */
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { company } from '#company';
import { findInlineCode, mergeStyles } from '#build/inline-code.ts';
import { formatRedirectsFile, redirectRules } from '#build/redirects.ts';
import { mergeStructuredData } from '#build/structured-data/merge.ts';
import { joinUnitsOfPage } from '#build/units.ts';
import { contentSecurityPolicy, formatHeadersFile, thirdPartySources } from '#build/response-headers.ts';

export interface NetlifyFilesOptions {
  /** See `PolicySources.upgradeInsecureRequests`. */
  upgradeInsecureRequests: boolean;
}

/** The integration, for `astro.config.mjs`; it must be the last one, because it hashes what the others wrote. */
export function netlifyFiles({ upgradeInsecureRequests }: NetlifyFilesOptions): AstroIntegration {
  return {
    name: 'netlify-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const directory = fileURLToPath(dir);
        const { scriptHashes, styleHashes } = await finishPages(directory);
        const policy = contentSecurityPolicy({
          scriptHashes,
          styleHashes,
          upgradeInsecureRequests,
          thirdParties: thirdPartySources(company),
        });
        const rules = redirectRules((path) => existsSync(join(directory, `${path}.html`)));
        await writeFile(join(directory, '_redirects'), formatRedirectsFile(rules));
        await writeFile(join(directory, '_headers'), formatHeadersFile(policy));
        const counts = `${String(scriptHashes.size)} script and ${String(styleHashes.size)} style hashes`;
        logger.info(`_headers: a policy of ${String(policy.length)} bytes with ${counts}`);
      },
    },
  };
}

/** Rewrites each page and gives the hashes of the inline code of them all together. */
async function finishPages(directory: string) {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const faults: string[] = [];
  for await (const file of glob('**/*.html', { cwd: directory })) {
    const html = await finishPage(join(directory, file));
    const inline = findInlineCode(html);
    inline.scriptHashes.forEach((hash) => scriptHashes.add(hash));
    inline.styleHashes.forEach((hash) => styleHashes.add(hash));
    faults.push(...inline.forbidden.map((element) => `${file}: ${element}`));
  }
  if (faults.length > 0)
    throw new Error(`The security policy would block these attributes:\n${faults.join('\n')}`);
  return { scriptHashes: sorted(scriptHashes), styleHashes: sorted(styleHashes) };
}

async function finishPage(path: string): Promise<string> {
  const html = await readFile(path, 'utf8');
  const finished = joinUnitsOfPage(mergeStructuredData(mergeStyles(html)));
  if (finished !== html) await writeFile(path, finished);
  return finished;
}

/** In a fixed order, so that the same pages give the same file. */
function sorted(hashes: Set<string>): Set<string> {
  return new Set([...hashes].sort());
}
