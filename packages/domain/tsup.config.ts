import { defineConfig } from 'tsup';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };

const areas = [
  'capabilities',
  'conformance',
  'contract',
  'client',
  'endpoints',
  'errors',
  'faulty',
  'intents',
  'money',
  'offline',
  'password',
  'rules',
  'sample',
  'search',
  'serving',
  'storage',
  'validation',
  'testing',
];

export default defineConfig({
  entry: {
    ...Object.fromEntries(areas.map((area) => [area, `src/${area}/index.ts`])),
    'contract-all': 'src/contract/all.ts',
    'conformance-command': 'src/conformance/command/main.ts',
  },
  format: 'esm',
  target: supportedBrowsers,
  dts: true,
  splitting: true,
  treeshake: { moduleSideEffects: false },
  clean: true,
  sourcemap: true,
});
