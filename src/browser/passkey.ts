/**
 * Shows the forms that need a passkey, which are hidden without script. Submitting one creates or
 * uses a passkey and posts the browser's response as a field of the form.
 */
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

async function askBrowser({ passkey, options = '' }: DOMStringMap): Promise<unknown> {
  const optionsJSON: unknown = JSON.parse(options);
  return passkey === 'create'
    ? startRegistration({ optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON })
    : startAuthentication({ optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON });
}

function setUp(part: HTMLElement): void {
  const form = part.querySelector('form');
  const field = part.querySelector<HTMLInputElement>('input[name="passkey"]');
  const problem = part.querySelector<HTMLElement>('[data-problem]');
  if (!form || !field || !problem) return;
  part.hidden = false;
  let isSending = false;
  const send = async () => {
    isSending = true;
    problem.hidden = true;
    try {
      field.value = JSON.stringify(await askBrowser(part.dataset));
      form.submit();
    } catch {
      // Cancelled, or no passkey for this site: by design WebAuthn does not tell which.
      problem.hidden = false;
      isSending = false;
    }
  };
  form.addEventListener('submit', (event) => {
    // The server rejects an incomplete form with the reason, before a passkey is created.
    if (!form.checkValidity()) return;
    event.preventDefault();
    // A second submission would discard the response to the first, which may contain recovery
    // codes.
    if (!isSending) void send();
  });
}

if (browserSupportsWebAuthn())
  for (const part of document.querySelectorAll<HTMLElement>('[data-passkey]')) setUp(part);
