import { defineConfig } from 'tsup';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: supportedBrowsers,
  dts: true,
  splitting: true,
  treeshake: { moduleSideEffects: false },
  clean: true,
  sourcemap: true,
});
