/**
 * Keeps the unsent text of a request's page, and of a new request, in `sessionStorage`, since a
 * planner may leave the page to look something up or to answer the telephone.
 */
import { doneParameter } from '#contracts/staff/frame.ts';

const controlSelector = '.control:not([type="file"]), [type="radio"]';
const sentKey = 'draft:sent';
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function keepDraft(form: HTMLFormElement): void {
  const key = `draft:${location.pathname}:${form.dataset.draft ?? ''}`;
  const controls = [...form.querySelectorAll<Control>(controlSelector)];
  const save = () => {
    const set = controls.filter((control) => !control.matches('[type="radio"]:not(:checked)'));
    sessionStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries(set.map(({ name, value }) => [name, value]))),
    );
  };
  const draft = sessionStorage.getItem(key);
  // A form that the server returned with an error has newer texts than the draft.
  if (form.dataset.returned !== undefined) save();
  else if (draft !== null) restore(form, controls, JSON.parse(draft) as Record<string, string>);
  form.addEventListener('input', save);
  form.addEventListener('reset', () => {
    sessionStorage.removeItem(key);
    toggleNotice(form, false);
  });
  form.addEventListener('submit', () => {
    sessionStorage.setItem(sentKey, key);
  });
}

function restore(form: HTMLFormElement, controls: Control[], texts: Record<string, string>): void {
  for (const control of controls) {
    const text = texts[control.name];
    if (text === undefined) continue;
    if (control.matches('[type="radio"]')) (control as HTMLInputElement).checked = control.value === text;
    else control.value = text;
  }
  toggleNotice(form, true);
  const details = form.closest('details');
  if (details) details.open = true;
}

/** Shows or hides the line that says that the texts are those of a draft, if the form has one. */
function toggleNotice(form: HTMLFormElement, isRestored: boolean): void {
  const notice = form.querySelector<HTMLElement>('[data-restored]');
  if (notice) notice.hidden = !isRestored;
}

/**
 * Removes the draft of the text that was sent last, if this page confirms that the text was stored.
 */
function removeStoredDraft(): void {
  const key = sessionStorage.getItem(sentKey);
  sessionStorage.removeItem(sentKey);
  // A browser may omit the navigation entry.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRevisit = arrival?.type === 'reload' || arrival?.type === 'back_forward';
  const isConfirmed = new URLSearchParams(location.search).has(doneParameter) && !isRevisit;
  if (key !== null && isConfirmed) sessionStorage.removeItem(key);
}

removeStoredDraft();
for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) keepDraft(form);
