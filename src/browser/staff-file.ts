/**
 * Says at once that a file is too large. What is sent with it would be refused unread, however
 * long somebody wrote.
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
