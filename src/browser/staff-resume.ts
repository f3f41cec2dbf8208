/**
 * Submits the form that restores typed text as soon as the user returns from the login in another
 * tab. Without script a button does the same.
 */
import { waitingPath } from '#contracts/staff/frame.ts';

const form = document.querySelector<HTMLFormElement>('[data-resume]');

async function resume(): Promise<void> {
  if (document.hidden) return;
  const response = await fetch(waitingPath, { redirect: 'manual' }).catch(() => undefined);
  if (response?.ok) form?.submit();
}

document.addEventListener('visibilitychange', () => void resume());
