import { defineConfig } from 'tsup';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };

const areas = [
  'addresses',
  'capabilities',
  'contract',
  'client',
  'endpoints',
  'errors',
  'messages',
  'money',
  'password',
  'rules',
  'serving',
  'storage',
  'validation',
  'testing',
];

export default defineConfig({
  entry: {
    ...Object.fromEntries(areas.map((area) => [area, `src/${area}/index.ts`])),
    'contract-all': 'src/contract/all.ts',
  },
  format: 'esm',
  target: supportedBrowsers,
  dts: true,
  splitting: true,
  treeshake: { moduleSideEffects: false },
  clean: true,
  sourcemap: true,
});
