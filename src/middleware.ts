/** Finishes every page. Astro calls this for the built pages and for those rendered on demand. */
import { finishInWorker } from '#build/finish-in-worker.ts';
import { finishPage } from '#build/finish-page.ts';
import { thirdPartySources } from '#build/page-policy.ts';
import { company } from '#company';
import { defineMiddleware } from 'astro/middleware';

const thirdParties = thirdPartySources(company);

export const onRequest = defineMiddleware(async ({ locals, isPrerendered, url }, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  // The development server adds scripts and styles of its own, which no policy knows.
  if (!isPage || import.meta.env.DEV) return response;
  const options = {
    webAssembly: locals.usesWebAssembly ?? false,
    upgradeInsecureRequests: import.meta.env.SERVED_OVER_HTTPS,
    thirdParties,
  };
  const page = isPrerendered
    ? await finishInWorker({ path: url.pathname, html: await readBytes(response), options })
    : finishPage(await response.text(), options);
  return new Response(page, response);
});

/** As they were rendered: `arrayBuffer()` copies all of them twice. */
function readBytes({ body }: Response): Promise<Uint8Array<ArrayBuffer>[]> {
  return body ? Array.fromAsync(body) : Promise.resolve([]);
}
