/** A copy of the project that a test can change and run. Its packages are those of the original. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const parts = [
  ...['astro.config.mjs', 'functions', 'migrations', 'public', 'scripts', 'src', 'package.json'],
  ...['.prettierrc.json', 'tsconfig.json'],
];

export function copyProject() {
  const directory = fs.mkdtempSync(join(tmpdir(), 'copied-project-'));
  for (const part of parts) fs.cpSync(part, join(directory, part), { recursive: true });
  fs.symlinkSync(resolve('node_modules'), join(directory, 'node_modules'));
  const read = (file: string) => fs.readFileSync(join(directory, file), 'utf8');
  const write = (file: string, text: string) => {
    fs.mkdirSync(dirname(join(directory, file)), { recursive: true });
    fs.writeFileSync(join(directory, file), text);
  };
  const run = async (command: string, args: string[], env: Record<string, string> = {}) => {
    const options = { cwd: directory, env: { ...process.env, ...env } };
    try {
      return (await promisify(execFile)(command, args, options)).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
    }
  };
  return {
    directory,
    read,
    write,
    /** Replaces the first match in a file; throws when there is none. */
    replace(file: string, text: string | RegExp, replacement: string) {
      const before = read(file);
      const after = before.replace(text, replacement);
      if (after === before) throw new Error(`${file} does not hold ${String(text)}.`);
      write(file, after);
    },
    /** Runs Node in the copy and returns its output; throws with all output when it fails. */
    node: (args: string[], env?: Record<string, string>) => run(process.execPath, args, env),
    /** Runs a script of the copy's package.json; returns and throws as `node` does. */
    npm: (script: string) => run('npm', ['run', script]),
    remove: () => {
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}
