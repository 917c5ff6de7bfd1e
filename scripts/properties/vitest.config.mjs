import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { root } from '../paths.mjs';

const ours = fileURLToPath(new URL('fastCheck.mjs', import.meta.url));
// Naming conditions replaces the defaults, so they are listed again behind ours.
const conditions = ['@mallard/source', 'module', 'node', 'development|production'];
const HOUR_MS = 3_600_000;

/** The tests of rules that hold for whatever comes, with more cases than there is time for on every change. */
export default defineConfig({
  root,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [
    {
      name: 'more-cases',
      enforce: 'pre',
      resolveId: (source, importer) => (source === 'fast-check' && importer !== ours ? ours : undefined),
    },
  ],
  test: { name: 'properties', environment: 'node', testTimeout: HOUR_MS },
});
