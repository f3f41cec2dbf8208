/**
 * Shows the newsletter's validation errors in the language of the page; the browser's own are in
 * the language of the browser. The server may still reject the address.
 */
import { cleanAddress } from '#domain/mailbox.ts';

const form = document.querySelector<HTMLFormElement>('form[name="newsletter"]');
const input = form?.querySelector<HTMLInputElement>('[type="email"]');
const error = form?.querySelector<HTMLElement>('#email-error');

if (form && input && error) {
  const showError = (text: string) => {
    error.hidden = !text;
    error.lastElementChild?.replaceChildren(text);
    for (const [name, value] of Object.entries({ 'aria-invalid': 'true', 'aria-describedby': error.id })) {
      if (text) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
  };
  form.addEventListener('submit', (event) => {
    input.value = cleanAddress(input.value);
    if (input.checkValidity()) return;
    event.preventDefault();
    showError((input.validity.valueMissing ? error.dataset.required : error.dataset.invalid) ?? '');
    input.focus();
  });
  input.addEventListener('input', () => {
    if (input.checkValidity()) showError('');
  });
}
