import { atom } from 'nanostores';

/** A message that passes by. At most one exists: a new one takes the place of the last. */
export interface Notice {
  id: number;
  /** The form that says it; only its own toaster shows it. */
  owner: string;
  kind: 'success' | 'failure';
  title: string;
  text: string;
}

export const $notice = atom<Notice | undefined>(undefined);

let lastId = 0;

/** Shows a notice in the place of any other. */
export function notify(notice: Omit<Notice, 'id'>): void {
  lastId += 1;
  $notice.set({ ...notice, id: lastId });
}

/** Takes away the notice of a form, if it is shown. */
export function dismissNotice(owner: string): void {
  if ($notice.get()?.owner === owner) $notice.set(undefined);
}
