import { defineConfig } from 'vitest/config';

const setupFiles = ['tests/support/silent-console.ts'];

/** Enough also for a machine that does other work beside the tests. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    // As many as the smallest machine has cores: much of a test is waiting for PostgreSQL.
    maxWorkers: 3,
    teardownTimeout: 60_000,
    // Files of a worker share its modules, of which none keeps anything that a test would see.
    isolate: false,
    // The built site is loaded as it is in production.
    server: { deps: { external: [/\/\.test\//] } },
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], setupFiles, ...limits } },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/support/built-site.ts', 'tests/support/postgres-template.ts'],
          ...limits,
        },
      },
    ],
  },
});
