import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@mallard/source'] },
  ssr: { resolve: { conditions: ['@mallard/source'] } },
  test: { environment: 'node', include: ['src/**/*.test.{ts,mjs}'], isolate: false },
});
