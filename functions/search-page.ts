import { endpoint } from '#server/http/endpoint.ts';
import { showSearchPage } from '#server/search-page.ts';
import type { Config } from '@netlify/functions';

/** Shows the search page, which needs a policy of its own; the page's own path is rewritten to this one. */
export default endpoint(showSearchPage);

export const config: Config = { path: '/api/search-page/:locale' };
