import { atom } from 'nanostores';

/** Whether the dialog to be called back is open. */
export const $callbackDialog = atom(false);
