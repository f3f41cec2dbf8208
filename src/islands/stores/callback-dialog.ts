import { atom } from 'nanostores';

export const $callbackDialog = atom(false);
