import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@mallard/source'] },
  ssr: { resolve: { conditions: ['@mallard/source'] } },
  // Long flow tests take their time on a busy machine.
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx,mjs}'], isolate: false, testTimeout: 20_000 },
});
