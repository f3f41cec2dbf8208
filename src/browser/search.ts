/**
 * The site's search as a visitor types. Pagefind, which is loaded then, proposes pages; which of
 * them are shown, and what is marked, is the server's rule. Pagefind would also take what only
 * begins like a word.
 */
import { beginningsOf, wordsOfQuestion } from '#domain/search-words.ts';
import { maxResults, searchPages, type SearchResult } from '#domain/search.ts';

interface PageData {
  url: string;
  content: string;
  meta: { title: string; trail: string };
}
interface Proposal {
  id: string;
  data(): Promise<PageData>;
}
interface Pagefind {
  search(query: string): Promise<{ results: Proposal[] }>;
}

const pagefindAddress = '/pagefind/pagefind.js';
const pageSize = 8;
const debounceMs = 200;

const search = find(document, '[data-search]', HTMLElement);
const form = find(search, 'form', HTMLFormElement);
const input = find(form, 'input', HTMLInputElement);
const outcome = find(search, '[role="status"]', HTMLElement);
const results = find(search, '[data-results]', HTMLElement);
const list = find(results, 'ol', HTMLOListElement);
const more = find(results, 'button', HTMLButtonElement);
const template = find(search, 'template', HTMLTemplateElement);

let pagefind: Promise<Pagefind> | undefined;
let asked = '';
let waiting: SearchResult[] = [];
let timer = 0;

function find<Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind {
  const element = root.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`The search page has no ${selector}`);
}

function load(): Promise<Pagefind> {
  pagefind ??= (import(/* @vite-ignore */ pagefindAddress) as Promise<Pagefind>).catch((error: unknown) => {
    pagefind = undefined;
    throw error;
  });
  return pagefind;
}

async function ask(query: string): Promise<void> {
  if (query === asked) return;
  asked = query;
  list.replaceChildren();
  results.hidden = true;
  say(query ? 'loading' : '');
  if (!query) return;
  try {
    const found = await findPages(query);
    if (query !== asked) return;
    say(found.length > 0 ? 'found' : 'none', found.length);
    waiting = found;
    showMore();
  } catch {
    asked = '';
    say('failed');
  }
}

/** Those that have each word in one of its spellings, read by the rule that the server has. */
async function findPages(query: string): Promise<SearchResult[]> {
  const index = await load();
  const propose = async (word: string) => {
    const found = await Promise.all(beginningsOf(word).map((beginning) => index.search(beginning)));
    return new Map(found.flatMap(({ results }) => results.map((proposal) => [proposal.id, proposal])));
  };
  const [first, ...others] = await Promise.all(wordsOfQuestion(query).map(propose));
  const common = [...(first?.values() ?? [])].filter(({ id }) => others.every((other) => other.has(id)));
  const pages = await Promise.all(common.slice(0, maxResults).map((proposal) => proposal.data()));
  return searchPages(
    pages.map(({ url, meta, content: text }) => ({ url, ...meta, text })),
    query,
  );
}

function showMore(): void {
  list.append(...waiting.splice(0, pageSize).map(toItem));
  results.hidden = list.childElementCount === 0;
  more.hidden = waiting.length === 0;
}

function toItem({ url, title, trail, excerpt }: SearchResult): HTMLElement {
  const item = find(template.content, 'li', HTMLLIElement).cloneNode(true) as HTMLLIElement;
  const link = find(item, 'a', HTMLAnchorElement);
  link.href = url;
  link.textContent = title;
  find(item, 'p', HTMLElement).replaceChildren(...excerpt.map(toNode));
  find(item, 'p:last-child', HTMLElement).textContent = trail;
  return item;
}

function toNode({ text, isFound }: SearchResult['excerpt'][number]): Node | string {
  if (!isFound) return text;
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}

function say(key: string, count = 0): void {
  const text = outcome.dataset[key] ?? '';
  // Isolated (Unicode UAX 9): a word in another script must not turn the sentence around it.
  const query = `\u2068${asked || input.value}\u2069`;
  outcome.textContent = text.replace('{query}', () => query).replace('{count}', String(count));
}

/**
 * The address keeps the question: it can be shared, and the way back leads to its results; so do
 * the ways to other languages.
 */
function readQuestion(): void {
  const query = input.value.trim();
  const address = new URL(location.href);
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  history.replaceState(history.state, '', address);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.search = address.search;
  void ask(query);
}

/** The arrow keys go from the field through the results; Escape goes back to the field. */
function moveFocus(event: KeyboardEvent): void {
  const stops: Element[] = [input, ...list.querySelectorAll('a')];
  const here = stops.indexOf(event.target as Element);
  const step = { ArrowDown: 1, ArrowUp: -1, Escape: -here }[event.key];
  const next = here < 0 || !step ? undefined : stops[here + step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

input.addEventListener('focus', () => void load().catch(() => undefined), { once: true });
input.addEventListener('input', () => {
  clearTimeout(timer);
  timer = window.setTimeout(readQuestion, debounceMs);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(timer);
  readQuestion();
});
more.addEventListener('click', () => {
  const shown = list.childElementCount;
  showMore();
  list.children[shown]?.querySelector('a')?.focus();
});
search.addEventListener('keydown', moveFocus);

const question = new URLSearchParams(location.search).get('q') ?? '';
// What the server found stays until something else is asked.
if (list.childElementCount > 0) asked = question.trim();
// What was typed before this script was there stays.
input.value ||= question;
void ask(input.value.trim());
