/**
 * Reports a file that is too large immediately, since the server would reject the whole form
 * unread.
 */

const input = document.querySelector<HTMLInputElement>('[data-max-bytes]');

function check(): void {
  const { maxBytes, tooLarge = '' } = input?.dataset ?? {};
  const bytes = input?.files?.[0]?.size ?? 0;
  input?.setCustomValidity(bytes > Number(maxBytes) ? tooLarge : '');
  input?.reportValidity();
}

input?.addEventListener('change', check);
input?.form?.addEventListener('submit', (event) => {
  check();
  if (!input.validity.valid) event.preventDefault();
});
