/** Lists the failures at the end of a test run. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs: {
    ok: boolean;
    title: string;
    file: string;
    line: number;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/**
 * The maximum number of lines of an error message, so that it has the difference but not the stack.
 */
const messageLines = 15;

/** Lists each failed test of Vitest with its error, and each file that could not be loaded. */
export function listFailedInVitest(report: string): string[] {
  const { testResults } = readReport<VitestReport>(report, { testResults: [] });
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(process.cwd(), name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0
        ? failed.map(({ fullName, failureMessages }) => describe(`${file} > ${fullName}`, failureMessages))
        : [file];
    });
}

/** Lists each failed test of Playwright with its position and its error. */
export function listFailedInPlaywright(report: string): string[] {
  return readReport<{ suites: PlaywrightSuite[] }>(report, { suites: [] }).suites.flatMap(listFailedSpecs);
}

function listFailedSpecs({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
      return describe(
        `${file}:${String(line)} > ${title}`,
        errors.map(({ message = '' }) => message),
      );
    }),
    ...suites.flatMap(listFailedSpecs),
  ];
}

function describe(name: string, messages: readonly string[]): string {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message).split('\n').slice(0, messageLines),
  );
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

/**
 * Reads a report. Returns `none` when there is no report, because the stage has then printed the
 * cause.
 */
function readReport<Report>(file: string, none: Report): Report {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : none;
}
