/** Finishes every page. Astro calls this for the built pages and for those rendered on demand. */
import { finishPage } from '#build/finish-page.ts';
import { findForbiddenAttributes, thirdPartySources } from '#build/page-policy.ts';
import { company } from '#company';
import { defineMiddleware } from 'astro/middleware';

const thirdParties = thirdPartySources(company);

export const onRequest = defineMiddleware(async ({ locals, isPrerendered, url }, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  // The development server adds scripts and styles of its own, which no policy knows.
  if (!isPage || import.meta.env.DEV) return response;
  const html = await response.text();
  if (isPrerendered) refuseForbiddenAttributes(url.pathname, html);
  const options = {
    webAssembly: locals.usesWebAssembly ?? false,
    upgradeInsecureRequests: import.meta.env.SERVED_OVER_HTTPS,
    thirdParties,
  };
  return new Response(finishPage(html, options), response);
});

/** Ends the build: in a browser these attributes would do nothing. */
function refuseForbiddenAttributes(path: string, html: string): void {
  const forbidden = findForbiddenAttributes(html);
  if (forbidden.length > 0)
    throw new Error(`${path}: the security policy would block ${forbidden.join(', ')}`);
}
