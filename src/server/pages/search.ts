/** The search page. It shows the results of its query. */
import {
  indexPages,
  searchPages,
  searchPagesPath,
  type SearchIndex,
  type SearchedPage,
} from '#domain/search.ts';
import type { Locale } from '#i18n/locales.ts';
import { cachedByCdn } from '#server/http/edge-cache.ts';
import { answerPage } from '#server/rendering/answer-page.ts';
import type { ShowPage } from '#server/pages/visit.ts';
import { maxQuestionLength, questionParameter } from '#contracts/search.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The CDN serves one copy to all visitors with the same query, for at most an hour. */
const headers = cachedByCdn({ seconds: 3600, query: [questionParameter] });

export const showSearch: ShowPage = async (services, { locale, requestId, url }) => {
  const question = (url.searchParams.get(questionParameter) ?? '').trim().slice(0, maxQuestionLength);
  const results = question ? searchPages(await readIndex(services.siteDirectory, locale), question) : [];
  const props = { locale, question, results };
  return answerPage(services, 'search', props, { status: 200, requestId, headers });
};

/** The index of each language with its file. The path of the file differs per build. */
const indexes = new Map<Locale, { file: string; index: Promise<SearchIndex> }>();

/**
 * Reads the index of a language once per build. After a failed read, the next search tries again.
 */
function readIndex(siteDirectory: string, locale: Locale): Promise<SearchIndex> {
  const file = join(siteDirectory, 'client', searchPagesPath(locale));
  const cached = indexes.get(locale);
  if (cached?.file === file) return cached.index;
  const index = readFile(file, 'utf8').then((text) => indexPages(JSON.parse(text) as SearchedPage[]));
  indexes.set(locale, { file, index });
  index.catch(() => indexes.delete(locale));
  return index;
}
