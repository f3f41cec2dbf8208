/** Names the failures of a whole test at its end, where they are seen. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  specs: { ok: boolean; title: string; file: string; line: number }[];
  suites?: PlaywrightSuite[];
}

/** Each failed test of Vitest, and each file that could not be read. */
export function listFailedInVitest(report: string): string[] {
  const { testResults } = readReport<VitestReport>(report, { testResults: [] });
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(process.cwd(), name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} > ${fullName}`) : [file];
    });
}

/** Each failed test of Playwright, with its place. */
export function listFailedInPlaywright(report: string): string[] {
  return readReport<{ suites: PlaywrightSuite[] }>(report, { suites: [] }).suites.flatMap(listFailedSpecs);
}

function listFailedSpecs({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title }) => `${file}:${String(line)} > ${title}`),
    ...suites.flatMap(listFailedSpecs),
  ];
}

/** Nothing where there is no report: the stage has then said why. */
function readReport<Report>(file: string, none: Report): Report {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : none;
}
