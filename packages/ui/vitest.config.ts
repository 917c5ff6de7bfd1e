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
    // Making a jsdom for each of some 200 files takes several times as long as their tests.
    isolate: false,
    // Vitest wants such tests in a group of their own.
    sequence: { groupOrder: 1 },
  },
});
