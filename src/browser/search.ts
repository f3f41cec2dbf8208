/** Site search as the visitor types, with the same results as the server's. */
import {
  indexPages,
  searchPages,
  type SearchIndex,
  type SearchedPage,
  type SearchResult,
} from '#domain/search.ts';

const pageSize = 8;
const debounceMs = 200;

const search = find(document, '[data-search]', HTMLElement);
const form = find(search, 'form', HTMLFormElement);
const input = find(form, 'input', HTMLInputElement);
const outcome = find(search, '[role="status"]', HTMLElement);
const question = find(search, '[data-ask]', HTMLAnchorElement);
const results = find(search, '[data-results]', HTMLElement);
const list = find(results, 'ol', HTMLOListElement);
const more = find(results, 'button', HTMLButtonElement);
const template = find(search, 'template', HTMLTemplateElement);

let index: Promise<SearchIndex> | undefined;
let currentQuery = '';
let remaining: SearchResult[] = [];
let timer = 0;

function find<Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind {
  const element = root.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`The search page has no ${selector}`);
}

function load(): Promise<SearchIndex> {
  index ??= fetchPages().then(indexPages);
  index.catch(() => {
    index = undefined;
  });
  return index;
}

async function fetchPages(): Promise<SearchedPage[]> {
  const response = await fetch(search.dataset['pages'] ?? '');
  if (!response.ok) throw new Error(`The pages to search answered ${String(response.status)}`);
  return (await response.json()) as SearchedPage[];
}

async function showResults(query: string): Promise<void> {
  if (query === currentQuery) return;
  currentQuery = query;
  list.replaceChildren();
  results.hidden = true;
  question.hidden = true;
  showOutcome(query ? 'loading' : '');
  if (!query) return;
  try {
    const found = searchPages(await load(), query);
    if (query !== currentQuery) return;
    showOutcome(found.length > 0 ? 'found' : 'none', found.length);
    offerQuestion(found.length > 0 ? '' : query);
    remaining = found;
    showMore();
  } catch {
    currentQuery = '';
    showOutcome('failed');
  }
}

/** Shows the link that sends a query as a question; hides it if the query is empty. */
function offerQuestion(query: string): void {
  question.hidden = query === '';
  const parameter = question.dataset['ask'] ?? '';
  question.search = new URLSearchParams({ [parameter]: query }).toString();
}

function showMore(): void {
  list.append(...remaining.splice(0, pageSize).map(toItem));
  results.hidden = list.childElementCount === 0;
  more.hidden = remaining.length === 0;
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

function showOutcome(key: string, count = 0): void {
  const text = outcome.dataset[key] ?? '';
  // The query is isolated (Unicode UAX 9), so that a query in Arabic does not reorder the sentence.
  const query = `\u2068${currentQuery || input.value}\u2069`;
  outcome.textContent = text.replace('{query}', () => query).replace('{count}', String(count));
}

/**
 * Searches for the typed query. Writes it to the language links and to the URL, so that the results
 * can be shared and the back button returns to them.
 */
function readQuery(): void {
  const query = input.value.trim();
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = url.search;
  void showResults(query);
}

/** The arrow keys move from the field through the results; Escape returns to the field. */
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
  timer = window.setTimeout(readQuery, debounceMs);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(timer);
  readQuery();
});
more.addEventListener('click', () => {
  const shown = list.childElementCount;
  showMore();
  list.children[shown]?.querySelector('a')?.focus();
});
search.addEventListener('keydown', moveFocus);

const queryInUrl = new URLSearchParams(location.search).get('q') ?? '';
// The server's results stay until the visitor searches for something else.
if (list.childElementCount > 0 || !question.hidden) currentQuery = queryInUrl.trim();
// Keeps text that was typed before the script loaded.
input.value ||= queryInUrl;
void showResults(input.value.trim());
