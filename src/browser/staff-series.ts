/** Hides the button that plans a series as soon as its form no longer matches the preview. */

const saving = document.querySelector<HTMLElement>('[data-saving]');
const changed = document.querySelector<HTMLElement>('[data-changed]');

document.getElementById(saving?.dataset.saving ?? '')?.addEventListener('input', () => {
  if (!saving || !changed) return;
  saving.hidden = true;
  changed.hidden = false;
});
