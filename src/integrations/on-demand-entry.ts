/** The server module of the built site. Nothing but what it exports is called from outside. */
import type { PageProps } from '#contracts/on-demand-page.ts';
import { createApp } from 'astro/app/entrypoint';

const app = createApp();

/** The page of a path, as `onDemandPath` gives it, with what it shows. */
export function renderPage(path: string, props: PageProps): Promise<Response> {
  return app.render(new Request(new URL(path, 'http://localhost')), { locals: { props } });
}
