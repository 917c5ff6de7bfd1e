import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { root } from '../paths.mjs';
import { promiseTags } from '../promises/promise-tags.mjs';
import { sourceConditions as conditions } from '../source-conditions.mjs';

const ours = fileURLToPath(new URL('fastCheck.mjs', import.meta.url));
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
  test: { name: 'properties', environment: 'node', testTimeout: HOUR_MS, tags: promiseTags },
});
