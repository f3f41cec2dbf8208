/**
 * Renders on-demand pages in development, where there is no server build: requests the page from
 * the development server, with a header that identifies its props.
 */
import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { AstroIntegration } from 'astro';
import type { PageProps } from '#contracts/on-demand-page.ts';
import type { RenderPage } from '#server/http/services.ts';

const header = 'x-page-props';
/** Where Astro looks for the `locals` of a request. */
const locals = Symbol.for('astro.locals');

export interface PagesInDevelopment {
  integration: AstroIntegration;
  /** Returns the renderer for the server at a URL. */
  renderAt: (url: string) => RenderPage;
}

export function pagesInDevelopment(): PagesInDevelopment {
  const waiting = new Map<string, PageProps>();
  const attachProps = (message: IncomingMessage) => {
    const props = waiting.get(String(message.headers[header]));
    if (props) Reflect.set(message, locals, { props });
  };
  return {
    integration: {
      name: 'pages-in-development',
      hooks: {
        'astro:server:setup': ({ server }) => {
          server.middlewares.use((message: IncomingMessage, _response: unknown, next: () => void) => {
            attachProps(message);
            next();
          });
        },
      },
    },
    renderAt: (url) => async (path, props) => {
      const id = randomUUID();
      waiting.set(id, props);
      try {
        return await fetch(url + path, { headers: { [header]: id } });
      } finally {
        waiting.delete(id);
      }
    },
  };
}
