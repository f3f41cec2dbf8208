/** Mounts the callback dialog on a page. This module is loaded on demand. */
import { CallbackDialog, type CallbackDialogProps } from '#islands/CallbackDialog.tsx';
import { $callbackDialog } from '#islands/stores/callback-dialog.ts';
import { createRoot } from 'react-dom/client';

/**
 * Fetches the props of the dialog and renders it closed, at the top of the page's content. Throws
 * if the server sends no props.
 */
export async function mountCallbackDialog(locale: string): Promise<void> {
  const response = await fetch(`/callback-dialog/${locale}.json`);
  if (!response.ok) throw new Error(`props of the callback dialog: ${String(response.status)}`);
  const props = (await response.json()) as CallbackDialogProps;
  const container = document.createElement('div');
  document.querySelector('main')?.prepend(container);
  createRoot(container).render(<CallbackDialog {...props} />);
}

export function openCallbackDialog(): void {
  $callbackDialog.set(true);
}
