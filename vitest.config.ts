import { defineConfig } from 'vitest/config';
import './tests/support/own-clock.ts';

const setupFiles = ['tests/support/own-clock.ts', 'tests/support/silent-console.ts'];

/** Enough for a busy machine. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    // One more than the cores of the smallest machine, since tests mostly wait for PostgreSQL.
    maxWorkers: 3,
    teardownTimeout: 60_000,
    // The test files of a worker share its modules, none of which keeps state that affects a test.
    // `vi.mock` has no effect on a module that an earlier file imported.
    isolate: false,
    // Node loads the built site, as in production, instead of Vite.
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
