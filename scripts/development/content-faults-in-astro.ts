/**
 * Shows content errors on the page, in the sentences of a build, because Astro itself continues
 * with the previous content and reports the error in the terminal only.
 */
import type { AstroIntegration } from 'astro';
import { companyFile, findCompanyFaults } from '#collections/check/company.ts';
import { formatFault } from '#collections/check/fault.ts';
import { checkContent, ContentError } from '../site/build-site.ts';

/** Vite plugin that throws while the facts are invalid, so that no page is rendered with them. */
const refuseFacts = {
  name: 'refuse-facts',
  enforce: 'pre' as const,
  load: (id: string) => {
    const [fault] = id.endsWith(companyFile) ? findCompanyFaults('.') : [];
    if (fault) throw new Error(formatFault(fault));
  },
};

export function contentFaultsInDevelopment(): AstroIntegration {
  return {
    name: 'content-faults-in-development',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [refuseFacts] } });
      },
      'astro:server:setup': ({ server }) => {
        let sentences: string[] = [];
        const show = () => {
          const message = sentences.join('\n');
          if (message) server.ws.send({ type: 'error', err: { message, stack: '' } });
        };
        const check = async () => {
          const hadFaults = sentences.length > 0;
          sentences = await findSentences();
          show();
          if (hadFaults && sentences.length === 0) server.ws.send({ type: 'full-reload' });
        };
        server.ws.on('connection', show);
        server.watcher.on('all', (_, path) => {
          if (path.includes('src/content/')) void check();
        });
        void check();
      },
    },
  };
}

/** Runs the check in a separate process, because this one has loaded the facts. */
async function findSentences(): Promise<string[]> {
  try {
    await checkContent(process.env);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.sentences;
    throw error;
  }
}
