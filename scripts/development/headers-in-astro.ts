/**
 * Astro integration that sends the headers of production with pages in the development server, so
 * that violations of the content security policy are noticed early.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { editorHeaders, pageHeaders } from '#domain/security-headers.ts';

/** Sets the headers of pages; `functionsInDevelopment` sets those of function responses. */
export function headersInDevelopment(): AstroIntegration {
  return {
    name: 'headers-in-development',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(({ url = '/' }: IncomingMessage, to: ServerResponse, next: () => void) => {
          const headers = url.startsWith('/redactie') ? editorHeaders : pageHeaders;
          to.setHeaders(relaxForDevelopment(new Headers(headers)));
          next();
        });
      },
    },
  };
}

/**
 * Returns the headers of production with two exceptions. `'unsafe-inline'` replaces the hashes of
 * the policy, because the inline code of Vite and Astro differs in development. HSTS is removed,
 * because browsers would remember it for every other server on localhost.
 */
export function relaxForDevelopment(headers: Headers): Headers {
  const fitting = new Headers(headers);
  fitting.delete('strict-transport-security');
  const policy = headers
    .get('content-security-policy')
    ?.replaceAll(/ 'sha256-[^']+'/g, '')
    .replace(/(?<=(?:script|style)-src 'self')(?! 'unsafe-inline')/g, " 'unsafe-inline'");
  if (policy !== undefined) fitting.set('content-security-policy', policy);
  return fitting;
}
