/**
 * Checks the file name and the dates of each article, and that its Dutch text exists and has the
 * same category and picture.
 */
import { readArticleFiles, type ArticleFile } from '#collections/article-files.ts';
import { readContentFile } from '#collections/check/content-file.ts';
import type { Fault } from '#collections/check/fault.ts';
import { labels } from '#collections/editor/labels.ts';
import { defaultLocale } from '#i18n/locales.ts';

export function findArticleFaults(directory: string): Fault[] {
  const articles = readArticleFiles(directory);
  const dutch = new Map(
    articles.filter(({ locale }) => locale === defaultLocale).map((article) => [article.id, article]),
  );
  return articles.flatMap((article) => checkArticle(directory, article, dutch.get(article.id)));
}

function checkArticle(directory: string, article: ArticleFile, dutch: ArticleFile | undefined): Fault[] {
  const { file, id } = article;
  const { fields } = readContentFile(directory, file);
  const fault = (field: string, message: string) => ({ file, line: fields?.lineOf([field]) ?? 1, message });
  if (!Number.isInteger(id))
    return [
      fault('title', 'De naam van het bestand is geen nummer. Geef het artikel het eerste na het hoogste.'),
    ];
  if (!dutch)
    return [fault('title', `Artikel ${String(id)} is er niet in het Nederlands. Schrijf dat eerst.`)];
  const faults = (['category', 'image'] as const)
    .filter((field) => article[field] !== dutch[field])
    .map((field) =>
      fault(
        field,
        `${labels[field] ?? field} is anders dan in het Nederlands. Kies ${String(dutch[field])}.`,
      ),
    );
  if (article.date < dutch.date)
    faults.push(
      fault('date', 'De dag is eerder dan die van de Nederlandse tekst. Kies die dag of een latere.'),
    );
  if (article.expires && article.expires <= article.date)
    faults.push(
      fault(
        'expires',
        'Het artikel verdwijnt voor het verschijnt. Kies een latere dag, of laat het veld leeg.',
      ),
    );
  return faults;
}
