import { defineConfig } from 'vitest/config';

const setupFiles = ['tests/support/silent-console.ts'];

export default defineConfig({
  test: {
    // As many as the smallest machine has cores: much of a test is waiting for PostgreSQL.
    maxWorkers: 2,
    // Files of a worker share its modules, of which none keeps anything that a test would see.
    isolate: false,
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], setupFiles } },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          setupFiles,
          globalSetup: 'tests/support/postgres-template.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
