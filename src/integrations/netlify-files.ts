/**
 * Astro integration that writes `_headers` and `_redirects`, which Netlify and the local server
 * read, and the speculation rules.
 */
import { articleRedirects } from '#collections/article-files.ts';
import { dayAt } from '#domain/local-days.ts';
import { formatHeadersFile, formatPrefetchRules, prefetchRulesPath } from '#integrations/headers-file.ts';
import { formatRedirectsFile, redirectRules } from '#integrations/redirects.ts';
import type { AstroIntegration } from 'astro';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Must be the last integration, because the modification time of `_headers` is the build time. */
export function netlifyFiles(): AstroIntegration {
  return {
    name: 'netlify-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir);
        const rules = redirectRules(
          (path) => existsSync(join(directory, `${path}.html`)),
          articleRedirects(dayAt(new Date())),
        );
        await writeFile(join(directory, '_redirects'), formatRedirectsFile(rules));
        await writeFile(join(directory, prefetchRulesPath), formatPrefetchRules());
        await writeFile(join(directory, '_headers'), formatHeadersFile());
      },
    },
  };
}
