import type { Locale } from '#i18n/locales.ts';
import type { Services } from '#server/http/services.ts';

/** A request to an on-demand page. */
export interface PageVisit {
  url: URL;
  locale: Locale;
  requestId: string;
  request: Request;
}

export type ShowPage = (services: Services, visit: PageVisit) => Promise<Response>;
