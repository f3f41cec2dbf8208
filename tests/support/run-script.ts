import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

interface Options {
  variables?: Record<string, string | undefined>;
  cwd?: string;
  /** The standard input. */
  input?: string;
}

/** Runs a script of the project in a separate process; also resolves when it fails. */
export function runScript([script = '', ...parameters]: string[], options: Options = {}) {
  const { variables, cwd, input = '' } = options;
  const env = { ...process.env, DATABASE_URL: '', ...variables };
  const { promise, resolve: end } = Promise.withResolvers<{ code: number; stdout: string; stderr: string }>();
  const command = [resolve(script), ...parameters];
  const child = execFile(process.execPath, command, { env, cwd }, (error, stdout, stderr) => {
    end({ code: error ? Number(error.code) : 0, stdout, stderr });
  });
  child.stdin?.end(input);
  return promise;
}
