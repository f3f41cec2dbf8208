/**
 * Validates the newsletter's e-mail address in the language of the page, since the browser's own
 * validation message is in the language of the browser. The server may still reject it.
 */
import { cleanAddress } from '#domain/mailbox.ts';

const form = document.querySelector<HTMLFormElement>('form[name="newsletter"]');
const input = form?.querySelector<HTMLInputElement>('[type="email"]');
const error = form?.querySelector<HTMLElement>('#email-error');

if (form && input && error) {
  const say = (text: string) => {
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
    say((input.validity.valueMissing ? error.dataset.required : error.dataset.invalid) ?? '');
    input.focus();
  });
  input.addEventListener('input', () => {
    if (input.checkValidity()) say('');
  });
}
