/**
 * Astro adapter for on-demand pages: `astro build` then also writes a server build, which functions
 * use to render pages. `@astrojs/netlify` is not used, because it handles every unknown path.
 */
import { onDemandPath } from '#contracts/on-demand-page.ts';
import { onDemandScreens, type OnDemandScreen } from '#contracts/on-demand.ts';
import type { AstroIntegration } from 'astro';
import { writeFileSync } from 'node:fs';

/**
 * The bundler replaces the variable, so that the server build drops code that only prerendering
 * needs.
 */
const environments = { ssr: { define: { 'import.meta.env.RENDERS_ON_DEMAND': 'true' } } };

export function onDemandPages(): AstroIntegration {
  const name = 'on-demand-pages';
  return {
    name,
    hooks: {
      'astro:config:setup': ({ command, injectRoute, createCodegenDir, updateConfig }) => {
        // Bundles all dependencies, so that the server build can be deployed anywhere.
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
 * Returns the source of an on-demand page that imports the prerendered one. They are two pages,
 * because Astro either prerenders a page or renders it on demand.
 */
function pageOnDemand(screen: OnDemandScreen): string {
  return `---\nimport Page from '/src/pages/[...${screen}].astro';\n---\n<Page {...Astro.locals.props} />\n`;
}
