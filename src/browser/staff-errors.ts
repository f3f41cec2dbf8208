/** Removes the error of a field once its value changes. */
document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLElement) || !target.hasAttribute('aria-invalid')) return;
  target.removeAttribute('aria-invalid');
  document.getElementById(`${target.id}-error`)?.remove();
});
