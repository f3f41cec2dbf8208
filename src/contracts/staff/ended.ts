/**
 * The page that gives users back what they typed in a form that was sent after their session had
 * ended.
 */

/** Value of `doneParameter` on the page to which a user returns after logging in again. */
export const loggedInAgain = 'ingelogd';

export interface EndedPage {
  locale: 'nl';
  /** Path of the page whose form was sent. */
  path: string;
  /** True when the form uploads a file and so needs `multipart/form-data`. */
  isUpload: boolean;
  written: { name: string; label: string; value: string }[];
  /** Values of the inputs that nobody types in: choices and hidden inputs. */
  hidden: Readonly<Record<string, string>>;
}
