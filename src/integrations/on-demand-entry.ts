/** The entry point of Astro's server build. */
import type { PageProps } from '#contracts/on-demand-page.ts';
import { createApp } from 'astro/app/entrypoint';

const app = createApp();

/** Renders the page at a path of `onDemandPath` with its props. */
export function renderPage(path: string, props: PageProps): Promise<Response> {
  return app.render(new Request(new URL(path, 'http://localhost')), { locals: { props } });
}
