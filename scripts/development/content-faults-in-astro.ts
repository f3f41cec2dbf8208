/**
 * Shows faults of the texts in the page, in the sentences of a build: Astro goes on with the text
 * before the mistake, and says so in the terminal alone.
 */
import type { AstroIntegration } from 'astro';
import { companyFile, findCompanyFaults } from '#collections/check/company.ts';
import { formatFault } from '#collections/check/fault.ts';
import { checkContent, ContentError } from '../site/build-site.ts';

/** Takes the place of the facts while they have a fault, so that no page is made without them. */
const refuseFacts = {
  name: 'refuse-facts',
  enforce: 'pre' as const,
  load: (id: string) => {
    const [fault] = id.endsWith(companyFile) ? findCompanyFaults('.') : [];
    if (fault) throw new Error(formatFault(fault));
  },
};

/** The integration, for the development server. */
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
        const look = async () => {
          const had = sentences.length > 0;
          sentences = await findSentences();
          show();
          if (had && sentences.length === 0) server.ws.send({ type: 'full-reload' });
        };
        server.ws.on('connection', show);
        server.watcher.on('all', (_, path) => {
          if (path.includes('src/content/')) void look();
        });
        void look();
      },
    },
  };
}

/** Runs the check in a process of its own: this one has read the facts for good. */
async function findSentences(): Promise<string[]> {
  try {
    await checkContent(process.env);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.sentences;
    throw error;
  }
}
