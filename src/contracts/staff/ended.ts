/** The page that keeps what somebody wrote, whose session had ended when they sent it. */

/** What a page says, by `doneParameter`, to who has logged in beside what they wrote. */
export const loggedInAgain = 'ingelogd';

export interface EndedPage {
  locale: 'nl';
  /** Of the page that was written on. */
  path: string;
  /** True for a form with a file, which is sent in another way. */
  isUpload: boolean;
  written: { name: string; label: string; value: string }[];
  /** What the form holds besides: what was chosen, and what it was made with. */
  hidden: Readonly<Record<string, string>>;
}
