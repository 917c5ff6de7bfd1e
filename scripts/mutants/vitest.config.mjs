import { defineConfig } from 'vitest/config';
import { root } from '../paths.mjs';
import { promiseTags } from '../promises/promise-tags.mjs';
import { sourceConditions as conditions } from '../source-conditions.mjs';

/** Runs the unit tests of the code that Stryker changes. */
export default defineConfig({
  root,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'mutants',
    environment: 'node',
    include: ['packages/domain/src/{client,money,rules,storage}/**/*.test.ts'],
    testTimeout: 60_000,
    tags: promiseTags,
  },
});
