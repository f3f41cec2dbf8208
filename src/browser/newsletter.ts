/**
 * Shows validation errors of the newsletter form in the language of the page, because the browser's
 * own messages are in the language of the browser.
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
