/**
 * Makes the file of a new article in Dutch: asks for a title and a category, fills in the rest, and
 * tells what to do next. Both may also be given:
 * `npm run new:article -- "Titel van het artikel" office`. Exits 1 when an answer cannot be used.
 */
import { writeFile } from 'node:fs/promises';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { readArticleFiles, type ArticleFile } from '#collections/article-files.ts';
import { blogCategories } from '#collections/categories.ts';
import { defaultLocale, locales } from '#i18n/locales.ts';

const folder = 'src/content/blog';
const titleLength = { min: 10, max: 60 };

const prompt = createInterface({ input: stdin });
const lines = prompt[Symbol.asyncIterator]();

type FaultOf = (answer: string) => string | undefined;

/** Takes what was given on the command line, or asks until an answer can be used. */
async function choose(given: string | undefined, question: string, faultOf: FaultOf): Promise<string> {
  if (given === undefined) return ask(question, faultOf);
  const fault = faultOf(given);
  if (fault) throw new Error(fault);
  return given;
}

async function ask(question: string, faultOf: FaultOf): Promise<string> {
  stdout.write(question);
  const { value: line, done } = await lines.next();
  if (done) throw new Error('Nothing was made: there was no answer.');
  const answer = line.trim();
  const fault = faultOf(answer);
  if (!fault) return answer;
  console.log(fault);
  return ask(question, faultOf);
}

function titleFault({ length }: string): string | undefined {
  const { min, max } = titleLength;
  return length < min || length > max
    ? `A title has ${String(min)} to ${String(max)} characters; this one has ${String(length)}.`
    : undefined;
}

function categoryFault(answer: string): string | undefined {
  return (blogCategories as readonly string[]).includes(answer)
    ? undefined
    : `A category is one of: ${blogCategories.join(', ')}.`;
}

function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
}

function draft(title: string, id: number, category: string, { image, alt }: ArticleFile): string {
  return `---
id: ${String(id)}
title: ${JSON.stringify(title)}
excerpt: "Schrijf hier in één of twee zinnen wat de lezer te weten komt: 50 tot 155 tekens."
date: ${today()}
draft: true
category: ${category}
image: ${String(image)}
alt: ${JSON.stringify(alt)}
---

Begin met een herkenbare situatie in drie of vier zinnen. Zeg daarna wat de lezer aan dit artikel heeft.

## Eerste tussenkop

Schrijf korte zinnen. Noem getallen die u kunt onderbouwen. Reken op 800 tot 1600 woorden; de leestijd telt de website zelf.

- Een opsomming begint met een streepje.
- Een tabel, een citaat en een link: zie docs/editing.md.

## Wat u zelf kunt doen

Sluit af met een link naar een dienst, zoals [kantoorschoonmaak](/diensten/kantoor).
`;
}

async function makeArticle(): Promise<void> {
  const title = await choose(process.argv[2], 'Title of the article (Dutch): ', titleFault);
  const category = await choose(process.argv[3], `Category (${blogCategories.join(', ')}): `, categoryFault);
  // Dutch first, so that the words about a picture are Dutch.
  const known = readArticleFiles();
  const id = Math.max(0, ...known.map((article) => article.id)) + 1;
  const model = known.find((article) => article.category === category) ?? known[0];
  if (!model) throw new Error(`There is no article in ${folder}/ to take a picture from.`);
  const path = `${folder}/${defaultLocale}/${String(id)}.md`;
  await writeFile(path, draft(title, id, category, model), { flag: 'wx' });
  printNextSteps(path, id);
}

function printNextSteps(path: string, id: number): void {
  const others = locales.filter((locale) => locale !== defaultLocale);
  console.log(`
Made ${path}

1. Write the text and the excerpt. The guide is docs/editing.md.
2. Choose a picture (image) and say what it shows (alt).
3. Look at it: npm run dev, then open /blog/${String(id)}
4. Take away the line "draft: true" when it may go live, from its date on.
5. Translate it: copy the file to ${others.map((locale) => `${locale}/`).join(', ')} and keep id, date, category and image.
   A language without a translation shows the Dutch text and says so.`);
}

try {
  await makeArticle();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  prompt.close();
}
