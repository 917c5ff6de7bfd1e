import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@mallard/source'] },
  ssr: { resolve: { conditions: ['@mallard/source'] } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: 'src/testing/jsdom.ts',
    // The first import in a file loads all modules, which takes seconds on a busy machine.
    testTimeout: 20_000,
    // Creating a jsdom for each of some 200 files takes several times as long as their tests.
    isolate: false,
  },
});
