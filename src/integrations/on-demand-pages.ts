/**
 * Astro adapter for the pages that a function renders: `astro build` then also writes a server
 * module, which `functions/pages.ts` calls. Not `@astrojs/netlify`: that takes every unknown
 * address.
 */
import { onDemandPath } from '#contracts/on-demand-page.ts';
import { onDemandScreens, type OnDemandScreen } from '#contracts/on-demand.ts';
import type { AstroIntegration } from 'astro';
import { writeFileSync } from 'node:fs';

/** Known when a page is bundled, so that what only a build needs stays out of the server module. */
const environments = { ssr: { define: { 'import.meta.env.RENDERS_ON_DEMAND': 'true' } } };

/** The integration, for `adapter` in `astro.config.mjs`. */
export function onDemandPages(): AstroIntegration {
  const name = 'on-demand-pages';
  return {
    name,
    hooks: {
      'astro:config:setup': ({ command, injectRoute, createCodegenDir, updateConfig }) => {
        // The built module is whole by itself, wherever it is deployed.
        if (command === 'build') updateConfig({ vite: { ssr: { noExternal: true }, environments } });
        const directory = createCodegenDir();
        for (const screen of onDemandScreens) {
          const entrypoint = new URL(`${screen}.astro`, directory);
          writeFileSync(entrypoint, pageOnDemand(screen));
          injectRoute({ pattern: onDemandPath(screen), entrypoint, prerender: false });
        }
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name,
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('on-demand-entry.ts', import.meta.url),
          supportedAstroFeatures: { staticOutput: 'stable', serverOutput: 'stable', hybridOutput: 'stable' },
        });
      },
    },
  };
}

/**
 * Astro renders a page at the build or on demand, never both: so its twin is a page that holds it.
 */
function pageOnDemand(screen: OnDemandScreen): string {
  return `---\nimport Page from '/src/pages/[...${screen}].astro';\n---\n<Page {...Astro.locals.props} />\n`;
}
