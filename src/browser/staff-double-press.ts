/**
 * Ignores a second press on a button while its form is being sent: the browser would drop the
 * answer to the first, which may show what is shown once only.
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
