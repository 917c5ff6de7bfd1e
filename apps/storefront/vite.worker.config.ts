import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };
import { SHELL_PATH } from './worker/cachePolicy.ts';

const client = new URL('dist/client/', import.meta.url);

/**
 * Lists the files that the worker precaches, from the client's build. File names contain a hash, so they need no revision. The revision
 * of the offline page changes with any of them.
 */
function builtFiles() {
  // Without the subfolder of stylesheets per screen, which duplicate these styles.
  const assets = readdirSync(new URL('assets', client), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/assets/${name}`);
  const revision = createHash('sha256').update(assets.toSorted().join()).digest('hex').slice(0, 16);
  return [...assets.map((url) => ({ url, revision: null })), { url: SHELL_PATH, revision }];
}

export default defineConfig(() => ({
  define: { BUILT: JSON.stringify(builtFiles()) },
  publicDir: false as const,
  build: {
    target: supportedBrowsers,
    outDir: 'dist/client',
    emptyOutDir: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: 'worker/serviceWorker.ts',
      output: { format: 'iife' as const, entryFileNames: 'sw.js' },
    },
  },
}));
