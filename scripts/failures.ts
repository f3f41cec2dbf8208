/** What failed in a whole test, in so few lines that it can stand at the end of it. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

interface VitestReport {
  testResults: {
    name: string;
    message: string;
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
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const mostLines = 25;
const colours = new RegExp(String.raw`${String.fromCharCode(27)}\[[\d;]*m`, 'g');

/** The beginning of an output, and how much of it stands above. */
export function shorten(output: string): string[] {
  const lines = output.replaceAll(colours, '').trim().split('\n');
  const left = lines.length - mostLines;
  return left > 1 ? [...lines.slice(0, mostLines), `... ${String(left)} more lines above`] : lines;
}

/** A line per failed test of Vitest, with the first line of its message. */
export function listFailedInVitest(report: string): string[] {
  const { testResults = [] } = (readReport(report) ?? {}) as Partial<VitestReport>;
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that could not be read has no tests.
    if (failed.length === 0) return status === 'failed' ? [describe(file, message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      describe(`${file} > ${fullName}`, failureMessages[0]),
    );
  });
}

/** A line per failed test of Playwright, with its project and the first line of its message. */
export function listFailedInPlaywright(report: string): string[] {
  const { suites = [], errors = [] } = (readReport(report) ?? {}) as Partial<PlaywrightReport>;
  return [
    ...errors.map(({ message }) => describe('Playwright', message)),
    ...suites.flatMap(listFailedSpecs),
  ];
}

function listFailedSpecs({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        describe(`[${projectName}] ${file}:${String(line)} > ${title}`, results.at(-1)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(listFailedSpecs)];
}

function describe(what: string, message = ''): string {
  const [first = ''] = message.replaceAll(colours, '').trim().split('\n');
  return first === '' ? what : `${what}: ${first}`;
}

/** Nothing where there is no report: the stage has then said why. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
