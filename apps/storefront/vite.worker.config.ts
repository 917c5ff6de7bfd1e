import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };
import { SHELL_PATH } from './worker/cachePolicy.ts';

const assets = new URL('dist/client/assets/', import.meta.url);

/**
 * Lists what the worker precaches, from the archive of all scripts and style sheets by name, and the archive itself. File names
 * contain a hash, so they need no revision. The revision of the offline page changes with any of them.
 */
function builtFiles() {
  const archive = readdirSync(assets).find((name) => /^archive-.*\.json$/.test(name)) ?? '';
  const names = Object.keys(JSON.parse(readFileSync(new URL(archive, assets), 'utf8')));
  const urls = names.map((name) => `./assets/${name}`);
  const revision = createHash('sha256').update(urls.join()).digest('hex').slice(0, 16);
  return {
    files: [...urls.map((url) => ({ url, revision: null })), { url: `.${SHELL_PATH}`, revision }],
    archive: `./assets/${archive}`,
  };
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
