import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '../paths.mjs';
import { promiseTags } from '../promises/promise-tags.mjs';
import { sourceConditions as conditions } from '../source-conditions.mjs';
import { guards } from './guards.mjs';

const guard = guards[Number(process.env.WITHOUT_GUARD)];
if (guard === undefined) throw new Error('WITHOUT_GUARD must be the position of a guard in guards.mjs.');

/** Runs the tests of one guard with the guard removed. */
export default defineConfig({
  root,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [
    {
      name: 'without-guard',
      enforce: 'pre',
      transform: (code, id) =>
        id === join(root, guard.file) ? code.replace(guard.code, () => guard.without) : undefined,
    },
  ],
  test: {
    name: 'guards',
    environment: 'node',
    // A cached module of an earlier run would still have its guard.
    fsModuleCache: false,
    include: [guard.test],
    hookTimeout: 120_000, // the first start of PostgreSQL is slow
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    tags: promiseTags,
  },
});
