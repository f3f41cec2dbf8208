/**
 * Reports a file that is too large as soon as it is chosen. The server rejects a much larger file
 * without reading the form, so that the other fields would be lost.
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
