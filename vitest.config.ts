import { defineConfig } from 'vitest/config';

const setupFiles = ['tests/support/silent-console.ts'];

const minuteMs = 60_000;
/**
 * Limits are for what hangs. What is only slow passes, also on a machine that does other work
 * beside the tests.
 */
const patience = {
  testTimeout: 10 * minuteMs,
  hookTimeout: 10 * minuteMs,
  expect: { poll: { timeout: 2 * minuteMs } },
};

export default defineConfig({
  test: {
    // As many as the smallest machine has cores: much of a test is waiting for PostgreSQL.
    maxWorkers: 2,
    teardownTimeout: 2 * minuteMs,
    // Files of a worker share its modules, of which none keeps anything that a test would see.
    isolate: false,
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], setupFiles, ...patience } },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/support/built-site.ts', 'tests/support/postgres-template.ts'],
          ...patience,
        },
      },
    ],
  },
});
