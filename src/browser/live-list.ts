/**
 * Shows what was published since the site was built: fills the list's template with each row, which gives the same markup
 * as the build, and puts the items in place if any is new. Without an answer the page stays as it is.
 */
import { longText } from '#domain/long-text.ts';

type Row = Partial<Record<string, string | number | boolean | null>>;

for (const list of document.querySelectorAll<HTMLElement>('[data-source]')) void refresh(list);

async function refresh(list: HTMLElement): Promise<void> {
  const rows = await findRows(list.dataset);
  const template = list.querySelector('template');
  const place = template?.parentElement;
  if (!rows || !place) return;
  const names = JSON.parse(list.dataset.names ?? '{}') as Record<string, string>;
  const items = rows
    .slice(0, Number(list.dataset.limit ?? rows.length))
    .map((row) => fillIn(template, row, names));
  // The template is the last child.
  const isSame =
    place.children.length === items.length + 1 &&
    items.every((item, index) => item.isEqualNode(place.children[index] ?? null));
  if (!isSame) place.replaceChildren(...items, template);
  for (const part of [list, ...list.querySelectorAll<HTMLElement>('[data-from], [data-to]')]) {
    const { from = 0, to = Infinity } = part.dataset;
    part.hidden = rows.length < Number(from) || rows.length > Number(to);
  }
}

async function findRows({ source = '', where = '' }: DOMStringMap): Promise<Row[] | undefined> {
  const answer = await fetch(source).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const rows = (await answer.json()) as Row[];
  const [field = '', value] = where.split('=');
  return where ? rows.filter((row) => String(row[field]) === value) : rows;
}

/** A part whose field is empty goes, unless it says what stands there instead. */
function fillIn(template: HTMLTemplateElement, row: Row, names: Record<string, string>): Element {
  const item = template.content.firstElementChild?.cloneNode(true) as Element;
  for (const part of item.querySelectorAll<HTMLElement>('[data-field]')) {
    const value = row[part.dataset.field ?? ''] ?? part.dataset.else;
    if (typeof value === 'number') showStars(part, value);
    else if (!value) part.remove();
    else if (part instanceof HTMLImageElement) part.src = String(value);
    else if (typeof value === 'string') {
      part.textContent = names[value] ?? value;
      if (value.length > longText) part.dataset.long = '';
      if (part.lang && row.locale) part.lang = String(row.locale);
    }
  }
  // Where a part went, two texts of white space are left.
  item.normalize();
  return item;
}

function showStars(part: Element, stars: number): void {
  const [all, filled] = part.querySelectorAll('svg');
  const width = String(24 * stars);
  all?.setAttribute('aria-label', all.ariaLabel?.replace('{stars}', String(stars)) ?? '');
  filled?.setAttribute('width', width);
  filled?.setAttribute('viewBox', `0 0 ${width} 24`);
}
