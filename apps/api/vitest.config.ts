import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@mallard/source'] },
  ssr: { resolve: { conditions: ['@mallard/source'] } },
  test: {
    name: 'apps/api',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    hookTimeout: 120_000, // a first PostgreSQL takes its time
    testTimeout: 20_000,
  },
});
