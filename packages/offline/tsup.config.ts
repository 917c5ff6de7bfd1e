import { defineConfig } from 'tsup';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };

export default defineConfig({
  entry: {
    backend: 'src/backend/index.ts',
    faults: 'src/faults/index.ts',
    queue: 'src/queue/index.ts',
    sample: 'src/sample/index.ts',
    testing: 'src/testing/index.ts',
  },
  format: 'esm',
  target: supportedBrowsers,
  dts: true,
  splitting: true,
  treeshake: { moduleSideEffects: false },
  clean: true,
  sourcemap: true,
});
