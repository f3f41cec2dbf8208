/** The page that restores what users typed when they sent a form after their session expired. */

/** Value of `doneParameter` on the page that a user returns to after logging in again. */
export const loggedInAgain = 'ingelogd';

/** A text typed into a form, with the name and the label of its field. */
export interface WrittenText {
  name: string;
  label: string;
  value: string;
}

export interface EndedPage {
  locale: 'nl';
  /** Path of the page with the form. */
  path: string;
  /** True when the form uploads a file and so needs `multipart/form-data`. */
  isUpload: boolean;
  written: WrittenText[];
  /** Values of choices and hidden inputs, which are not typed. */
  hidden: Readonly<Record<string, string>>;
}
