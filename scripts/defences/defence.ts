/** A defence, with the test that fails once it is taken away. */
export interface Defence {
  attack: string;
  defence: string;
  /** Where the defence stands. */
  file: string;
  /** A text of that file, once in it, with what it becomes when the defence is gone. */
  without: [text: string, becomes: string];
  /** The file of the test; `title` picks from it, as vitest's `-t` does. */
  test: string;
  title?: string;
}
