import type { StatusKind } from '#styles/form-classes.ts';
import { atom } from 'nanostores';

/** A temporary message. A new notice replaces the current one. */
export interface Notice {
  id: number;
  /**
   * The owner of the notice: the name of a form, or `sent`. The toaster of the same owner shows it.
   */
  owner: string;
  kind: StatusKind;
  title: string;
  text: string;
}

export const $notice = atom<Notice | undefined>(undefined);

let lastId = 0;

export function notify(notice: Omit<Notice, 'id'>): void {
  lastId += 1;
  $notice.set({ ...notice, id: lastId });
}

export function dismissNotice(owner: string): void {
  if ($notice.get()?.owner === owner) $notice.set(undefined);
}
