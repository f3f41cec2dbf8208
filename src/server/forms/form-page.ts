/**
 * The page of a form, with the answers that were sent and what is wrong with them: what a visitor without JavaScript
 * gets back. The island makes the same markup. The pattern is GOV.UK's error summary
 * (https://design-system.service.gov.uk/components/error-summary/).
 */
import { envelopeFields } from '#submissions/envelope.ts';
import type { HTMLElement } from 'node-html-parser';
import { escapeHtml, parseHtml } from '#server/html.ts';

export interface FormProblem {
  /** Where the form posts to; names the form on the page. */
  action: string;
  /** What was sent. */
  values: Record<string, unknown>;
  summaryTitle: string;
  summaryText: string;
  /** Name of the field -> what is wrong with it, in the order of the form. */
  errors: Record<string, string>;
}

/** Fills the page's form; gives the page unchanged when it has no such form. */
export function renderFormPage(html: string, problem: FormProblem): string {
  const page = parseHtml(html);
  const form = page.querySelector(`form[action="${problem.action}"]`);
  if (!form) return html;
  for (const [name, value] of Object.entries(problem.values)) {
    if (name !== envelopeFields.honeypot && typeof value === 'string') fillField(form, name, value);
  }
  for (const [name, text] of Object.entries(problem.errors)) markField(form, name, text);
  form.insertAdjacentHTML('afterbegin', renderSummary(form, problem));
  // Without its wrapper no script takes the form over, which would empty it.
  form.closest('astro-island')?.replaceWith(form.outerHTML);
  return page.toString();
}

function fillField(form: HTMLElement, name: string, value: string): void {
  for (const control of findControls(form, name)) {
    if (control.tagName === 'TEXTAREA') control.innerHTML = escapeHtml(value);
    else if (control.tagName === 'SELECT') choose(control.querySelectorAll('option'), 'selected', value);
    else if (isChoice(control)) choose([control], 'checked', value);
    // A password is never sent back.
    else if (control.getAttribute('type') !== 'password') control.setAttribute('value', escapeHtml(value)); // the parser stores it as it will be written
  }
}

function choose(options: HTMLElement[], attribute: 'checked' | 'selected', value: string): void {
  for (const option of options) {
    option.removeAttribute(attribute);
    if ((option.getAttribute('value') ?? option.text) === value) option.setAttribute(attribute, '');
  }
}

function isChoice(control: HTMLElement): boolean {
  return ['radio', 'checkbox'].includes(control.getAttribute('type') ?? '');
}

/** Marks the control, or the group of choices that it is one of. The error stands last in the field, as the island has it. */
function markField(form: HTMLElement, name: string, text: string): void {
  const [control] = findControls(form, name);
  const field = control?.closest('[data-field]');
  if (!control || !field) return;
  const errorId = `${name}-error`;
  field.insertAdjacentHTML('beforeend', `<p class="error" id="${errorId}">${escapeHtml(text)}</p>`);
  const marked = field.tagName === 'FIELDSET' ? field : control;
  marked.setAttribute('aria-invalid', 'true');
  describeBy(marked, errorId);
}

function describeBy(element: HTMLElement, id: string): void {
  const described = [element.getAttribute('aria-describedby'), id].filter(Boolean).join(' ');
  element.setAttribute('aria-describedby', described);
}

function renderSummary(form: HTMLElement, { summaryTitle, summaryText, errors }: FormProblem): string {
  const items = Object.entries(errors).map(([name, text]) => {
    const id = findControls(form, name)[0]?.id || name;
    return `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`;
  });
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  return (
    '<div class="summary" role="alert" tabindex="-1" autofocus>' +
    `<h2>${escapeHtml(summaryTitle)}</h2><p>${escapeHtml(summaryText)}</p>${list}</div>`
  );
}

/** Compares names in code, since what was sent may hold characters that mean something in a selector. */
function findControls(form: HTMLElement, name: string): HTMLElement[] {
  return form
    .querySelectorAll('input, textarea, select')
    .filter((control) => control.getAttribute('name') === name);
}
