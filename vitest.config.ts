import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { promiseTags } from './scripts/promises/promise-tags.mjs';
import { sourceConditions as conditions } from './scripts/source-conditions.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

// Also set for each project: Vitest runs projects in parallel only if their `maxWorkers` are equal.
const maxWorkers = Math.max(2, Math.floor(availableParallelism() / 2));

const shared = {
  maxWorkers,
  // The default of 1 s is too short on a busy machine.
  expect: { poll: { timeout: 10_000 } },
};

/** Packages without state at import: their test files share workers. Thousands of random cases need time on a busy machine. */
const PURE_PACKAGES = new Set(['domain', 'search', 'offline', 'conformance'].map((name) => `packages/${name}`));
const pure = { isolate: false, testTimeout: 60_000 };

/** A folder with its own configuration says how its tests run; the others are plain Node. */
function project(folder: string): TestProjectConfiguration {
  const own = ['vitest.config.ts', 'vite.config.ts'].map((name) => join(root, folder, name)).find(existsSync);
  if (own !== undefined)
    return {
      extends: own,
      root: join(root, folder),
      test: { ...shared, ...(own.endsWith('vite.config.ts') && { testTimeout: 20_000 }) },
    };
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    root: join(root, folder),
    test: {
      name: folder,
      environment: 'node',
      include: ['**/*.test.{ts,tsx,mjs}'],
      exclude: ['**/node_modules/**', '**/dist/**'],
      hookTimeout: 120_000, // the first start of PostgreSQL is slow
      testTimeout: 20_000,
      ...shared,
      ...(PURE_PACKAGES.has(folder) && pure),
    },
  };
}

const folders = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => `${group}/${name}`),
);

export default defineConfig({
  test: {
    projects: [...folders, 'catalogue', 'scripts'].map(project),
    maxWorkers,
    tags: promiseTags,
  },
});
