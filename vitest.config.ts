import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Packages resolve to each other's source, so that a test run needs no build. */
const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

/** A folder with its own configuration says how its tests run; the others are plain Node. */
function project(folder: string): TestProjectConfiguration {
  const own = join(root, folder, 'vitest.config.ts');
  if (existsSync(own)) return own;
  return {
    ...source,
    root: join(root, folder),
    test: {
      name: folder,
      environment: 'node',
      include: ['**/*.test.{ts,tsx,mjs}'],
      exclude: ['**/node_modules/**', '**/dist/**'],
      hookTimeout: 120_000, // a first PostgreSQL takes its time
      testTimeout: 20_000,
    },
  };
}

const folders = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => `${group}/${name}`),
);

export default defineConfig({
  test: {
    projects: [...folders, 'catalogue', 'scripts'].map(project),
    maxWorkers: '50%',
  },
});
