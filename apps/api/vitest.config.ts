import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@mallard/source'] },
  ssr: { resolve: { conditions: ['@mallard/source'] } },
  test: {
    name: 'apps/api',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Importing the server, and its database's WebAssembly, for each of some 60 files takes longer than many of their tests.
    isolate: false,
    hookTimeout: 120_000, // the first start of PostgreSQL is slow
    testTimeout: 20_000,
  },
});
