import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

/** Oxlint does not have them; see "lint with types" in docs/decisions.md. */
const without = ['class-instance-assignment', 'enum-assignment'].map(
  (what) => `@typescript-eslint/no-unsafe-${what}`,
);

const oxlint = (...parameters: string[]) =>
  spawnSync(resolve('node_modules/.bin/oxlint'), parameters, { encoding: 'utf8' });

test('each strict rule that needs types is one of oxlint', () => {
  const typed = listRules(tseslint.configs.strictTypeChecked);
  const untyped = listRules(tseslint.configs.strict);
  const missing = typed.filter((rule) => ![...untyped, ...without].includes(rule));
  expect(missing.length).toBeGreaterThan(40);
  expect(missing.map((rule) => rule.replace('@typescript-eslint/', 'typescript/')).sort()).toEqual(
    listOwnRules().filter((rule) => rule !== 'typescript/switch-exhaustiveness-check'),
  );
});

function listRules(configs: readonly { rules?: object }[]): string[] {
  return configs.flatMap(({ rules = {} }) =>
    Object.entries(rules)
      .filter(([name, setting]) => name.startsWith('@typescript-eslint/') && setting !== 'off')
      .map(([name]) => name),
  );
}

function listOwnRules(): string[] {
  const { rules } = JSON.parse(oxlint('--print-config').stdout) as { rules: object };
  return Object.keys(rules).sort();
}

const faults = `
declare function later(): Promise<string>;
declare const known: string;
declare const unknown: unknown;
later();
if (known) console.log(known?.length);
[1].forEach(async () => { await later(); });
export const text: string = JSON.parse('{}');
export const said = \`\${unknown}\`;
export function name(of: 'a' | 'b') { switch (of) { case 'a': return 1; } return 2; }
// oxlint-disable-next-line typescript/only-throw-error -- of no use
throw new Error(known);
`;

test('what only types tell is refused, and so is a comment that allows nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "types": [] } }');
    writeFileSync(join(folder, 'faults.ts'), faults);
    const { stdout, status } = oxlint('-c', '.oxlintrc.json', '--format', 'unix', folder);
    expect(status).toBe(1);
    const found = [...stdout.matchAll(/faults\.ts:(\d+):.*\[Error(?:\/typescript\((.*)\))?\]/g)];
    expect(found.map(([, line = '', rule = 'unused']) => `${line} ${rule}`)).toEqual([
      '5 no-floating-promises',
      '6 no-unnecessary-condition',
      '7 no-misused-promises',
      '8 no-unsafe-assignment',
      '9 restrict-template-expressions',
      '10 switch-exhaustiveness-check',
      '11 unused',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
