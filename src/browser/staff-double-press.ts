/**
 * Ignores a second press on a button while its form is being sent. Otherwise the browser would
 * discard the response to the first press, which may show something that is shown only once.
 */

const ignoredMs = 3_000;
const sending = new WeakSet<HTMLFormElement>();

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.method !== 'post' || event.defaultPrevented) return;
  if (sending.has(form)) event.preventDefault();
  sending.add(form);
  setTimeout(() => sending.delete(form), ignoredMs);
});
