/**
 * The site's search: asks Pagefind, which is loaded when the visitor starts to type, and shows what
 * it found.
 */
import { edgesOf } from '#domain/search.ts';

interface PageData {
  url: string;
  /** HTML: escaped text of the page, with `<mark>` around the words that were found. */
  excerpt: string;
  content: string;
  meta: { title?: string; trail?: string };
}
interface Found {
  results: { data(): Promise<PageData> }[];
}
interface Pagefind {
  search(query: string): Promise<Found>;
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
let waiting: Found['results'] = [];
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
    const found = await (await load()).search(query);
    if (query !== asked) return;
    waiting = [...found.results];
    await showMore();
    if (query === asked) say(found.results.length > 0 ? 'found' : 'none', found.results.length);
  } catch {
    asked = '';
    say('failed');
  }
}

async function showMore(): Promise<void> {
  const query = asked;
  const pages = await Promise.all(waiting.splice(0, pageSize).map((result) => result.data()));
  if (query !== asked) return;
  list.append(...pages.map(toItem));
  results.hidden = list.childElementCount === 0;
  more.hidden = waiting.length === 0;
}

function toItem({ url, content, excerpt, meta }: PageData): HTMLElement {
  const item = find(template.content, 'li', HTMLLIElement).cloneNode(true) as HTMLLIElement;
  const link = find(item, 'a', HTMLAnchorElement);
  link.href = url;
  link.textContent = meta.title ?? url;
  const { before, after } = edgesOf(content, excerpt.replace(/<\/?mark>/g, ''));
  find(item, 'p', HTMLElement).innerHTML = before + excerpt + after;
  find(item, 'p:last-child', HTMLElement).textContent = meta.trail ?? '';
  return item;
}

function say(key: string, count = 0): void {
  const text = outcome.dataset[key] ?? '';
  // Isolated (Unicode UAX 9): a word in another script must not turn the sentence around it.
  const query = `\u2068${asked || input.value}\u2069`;
  outcome.textContent = text.replace('{query}', () => query).replace('{count}', String(count));
}

/** The address keeps the question: it can be shared, and the way back leads to its results. */
function readQuestion(): void {
  const query = input.value.trim();
  const address = new URL(location.href);
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  history.replaceState(history.state, '', address);
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
  void showMore().then(() => {
    list.children[shown]?.querySelector('a')?.focus();
  });
});
search.addEventListener('keydown', moveFocus);

const question = new URLSearchParams(location.search).get('q') ?? '';
// What the server found stays until something else is asked.
if (list.childElementCount > 0) asked = question.trim();
// What was typed before this script was there stays.
input.value ||= question;
void ask(input.value.trim());
