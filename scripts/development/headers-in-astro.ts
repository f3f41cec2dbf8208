/**
 * Astro integration that sends the headers of production with pages in the development server, so
 * that violations of the policy are noticed early.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { editorHeaders, pageHeaders } from '#domain/security-headers.ts';

/** For the responses of Astro itself. */
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
 * The headers of production with two exceptions. Vite's client and Astro's islands have inline
 * scripts and styles that change, so that hashes do not fit; and HSTS would outlast the server, for
 * everything on this host.
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
