/**
 * A copy of the project to change and run: its code and texts, with the packages of the original.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const parts = [
  'functions',
  'migrations',
  'scripts',
  'src',
  'package.json',
  '.prettierrc.json',
  'tsconfig.json',
];

export interface CopiedProject {
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces a text in every file of a pattern; throws for a file that lacks it. */
  replace: (pattern: string, text: string | RegExp, replacement: string) => void;
  /** Runs Node there and gives what it printed; throws with all output when it fails. */
  node: (args: string[], env?: Record<string, string>) => Promise<string>;
  remove: () => void;
}

export function copyProject(): CopiedProject {
  const directory = mkdtempSync(join(tmpdir(), 'copied-project-'));
  for (const part of parts) cpSync(part, join(directory, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(directory, 'node_modules'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  };
  return {
    read: (file) => readFileSync(join(directory, file), 'utf8'),
    write,
    replace(pattern, text, replacement) {
      for (const file of globSync(pattern, { cwd: directory })) {
        const before = readFileSync(join(directory, file), 'utf8');
        const after = before.replace(text, replacement);
        if (after === before) throw new Error(`${file} does not hold ${String(text)}.`);
        write(file, after);
      }
    },
    async node(args, env = {}) {
      const options = { cwd: directory, env: { ...process.env, ...env } };
      try {
        return (await promisify(execFile)(process.execPath, args, options)).stdout;
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`node ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
      }
    },
    remove: () => {
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
