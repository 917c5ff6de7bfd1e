import { defineConfig } from 'vitest/config';

// Naming conditions replaces the defaults, so they are listed again behind ours.
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
