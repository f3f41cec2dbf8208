/** Shows the notice of a form that was sent on the previous page. */
import { Toaster } from '#islands/Toaster.tsx';
import { notify } from '#islands/stores/notice.ts';
import type { SentNotice } from '#contracts/sent-notice.ts';
import { createRoot } from 'react-dom/client';

const owner = 'sent';

export function showNotice({ labels, ...notice }: SentNotice): void {
  createRoot(document.createElement('div')).render(<Toaster owner={owner} labels={labels} />);
  notify({ owner, ...notice });
}
