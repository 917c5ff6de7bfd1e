import { defineConfig } from 'vitest/config';

// Naming conditions replaces the defaults, so they are listed again behind ours.
const conditions = ['@mallard/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'packages/search',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    // Thousands of random cases take their time on a busy machine.
    testTimeout: 60_000,
  },
});
