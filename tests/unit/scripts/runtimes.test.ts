/** Each place where code runs has its own tsconfig.json, and knows no names of the others. */
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Types of packages are read once for all. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * What the compiler says to a made-up file of a folder. The program holds all the files of its
 * tsconfig.json, as types that one of them brings in are there for all of them.
 */
function compile(directory: string, code: string): string[] {
  const probe = resolve(directory, 'made-up.ts');
  const { options, fileNames } = readConfig(directory);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === probe || fileExists(path);
  host.getSourceFile = (path, languageVersion) => {
    if (path === probe) return ts.createSourceFile(path, code, languageVersion);
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, languageVersion));
    return parsed.get(path);
  };
  const program = ts.createProgram([...fileNames, probe], options, host);
  const diagnostics = program.getSemanticDiagnostics(program.getSourceFile(probe));
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

function readConfig(directory: string): ts.ParsedCommandLine {
  const path = ts.findConfigFile(directory, ts.sys.fileExists) ?? '';
  const { config } = ts.readConfigFile(path, ts.sys.readFile) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(join(process.cwd(), path)));
}

test.each([
  ['src/server', 'process', true],
  ['src/server', 'document', false],
  ['src/islands', 'document', true],
  ['src/islands', 'process', false],
  ['src/browser', 'process', false],
  ['src/domain', 'document', false],
  ['src/domain', 'process', false],
  ['src/submissions', 'fetch', false],
])('in %s the name "%s" is known: %s', (directory, name, isKnown) => {
  const unknown = [expect.stringContaining(`Cannot find name '${name}'`)];
  expect(compile(directory, `${name};`)).toEqual(isKnown ? [] : unknown);
});
