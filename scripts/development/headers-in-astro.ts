/**
 * Astro integration that gives pages in the development server the headers of production, so that
 * what the policy forbids is seen when it is written.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { editorHeaders, pageHeaders } from '#domain/security-headers.ts';

/** The integration, for what Astro answers by itself. */
export function headersInDevelopment(): AstroIntegration {
  return {
    name: 'headers-in-development',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(({ url = '/' }: IncomingMessage, to: ServerResponse, next: () => void) => {
          const headers = url.startsWith('/redactie') ? editorHeaders : pageHeaders;
          to.setHeaders(fitDevelopment(new Headers(headers)));
          next();
        });
      },
    },
  };
}

/**
 * Headers of production, but for two. Vite's client and Astro's islands are inline scripts and
 * styles with new content at each change, so that no hash fits them; and a promise to use https
 * would outlast the server, for all that runs at this address.
 */
export function fitDevelopment(headers: Headers): Headers {
  const fitting = new Headers(headers);
  fitting.delete('strict-transport-security');
  const policy = headers
    .get('content-security-policy')
    ?.replaceAll(/ 'sha256-[^']+'/g, '')
    .replace(/(?<=(?:script|style)-src 'self')(?! 'unsafe-inline')/g, " 'unsafe-inline'");
  if (policy !== undefined) fitting.set('content-security-policy', policy);
  return fitting;
}
