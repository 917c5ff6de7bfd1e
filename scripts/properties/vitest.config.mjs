import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { root } from '../paths.mjs';
import { promiseTags } from '../promises/promise-tags.mjs';
import { sourceConditions as conditions } from '../source-conditions.mjs';

const fastCheckModule = fileURLToPath(new URL('fastCheck.mjs', import.meta.url));
const HOUR_MS = 3_600_000;

/** Runs property tests with more cases than `npm test`. */
export default defineConfig({
  root,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [
    {
      name: 'more-cases',
      enforce: 'pre',
      resolveId: (source, importer) =>
        source === 'fast-check' && importer !== fastCheckModule ? fastCheckModule : undefined,
    },
  ],
  test: { name: 'properties', environment: 'node', testTimeout: HOUR_MS, tags: promiseTags },
});
