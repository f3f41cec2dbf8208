/**
 * Changes to files of the project that are made together: all of them can be made, or none is.
 * For the commands that write code.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Changes {
  /** A new file; throws when there is one of that name. */
  create: (file: string, text: string) => void;
  /** The text of a file as it will be. */
  read: (file: string) => string;
  /** Throws when the file has no such place. */
  insertBefore: (file: string, place: RegExp | string, text: string) => void;
  /** Adds to the end of the list or object that begins with a text; throws when there is none. */
  addEntry: (file: string, opening: string, entry: string) => void;
  replace: (file: string, text: RegExp | string, replacement: string) => void;
  /** Writes all of them, in the house's format, and gives the names of the files. */
  save: () => string[];
}

export function collectChanges(): Changes {
  const texts = new Map<string, string>();
  const read = (file: string) => texts.get(file) ?? readFileSync(file, 'utf8');
  const replace: Changes['replace'] = (file, text, replacement) => {
    const before = read(file);
    const after = before.replace(text, () => replacement);
    if (after === before) throw unexpected(file, String(text));
    texts.set(file, after);
  };
  const insertAt = (file: string, place: number, text: string) => {
    const before = read(file);
    texts.set(file, before.slice(0, place) + text + before.slice(place));
  };
  return {
    create(file, text) {
      if (existsSync(file) || texts.has(file)) throw new Error(`There is a file ${file}.`);
      texts.set(file, text);
    },
    read,
    replace,
    insertBefore(file, place, text) {
      const found = typeof place === 'string' ? read(file).indexOf(place) : read(file).search(place);
      if (found < 0) throw unexpected(file, String(place));
      insertAt(file, found, text);
    },
    addEntry(file, opening, entry) {
      const begin = read(file).indexOf(opening);
      const end = /\n[}\]]/.exec(read(file).slice(begin));
      if (begin < 0 || !end) throw unexpected(file, opening);
      insertAt(file, begin + end.index + 1, `  ${entry}\n`);
    },
    save() {
      for (const [file, text] of texts) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      const files = [...texts.keys()];
      execFileSync('node_modules/.bin/prettier', [
        '--write',
        '--log-level',
        'warn',
        '--ignore-unknown',
        ...files,
      ]);
      return files;
    },
  };
}

function unexpected(file: string, place: string): Error {
  return new Error(`${file} has no ${place}, behind which this command writes: add it by hand.`);
}
