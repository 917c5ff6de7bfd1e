import { defineConfig } from 'tsup';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };

export default defineConfig({
  entry: {
    index: 'src/kit/index.ts',
    contract: 'src/contract/index.ts',
    command: 'src/command/main.ts',
  },
  format: 'esm',
  target: supportedBrowsers,
  dts: true,
  splitting: true,
  treeshake: { moduleSideEffects: false },
  clean: true,
  sourcemap: true,
});
