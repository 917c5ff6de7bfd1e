import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };
import { SHELL_PATH } from './worker/cachePolicy.ts';

const client = new URL('dist/client/', import.meta.url);

/**
 * Lists the scripts and style sheets that the worker precaches, from the client's build, and the archive of their texts. File names
 * contain a hash, so they need no revision. The revision of the offline page changes with any of them.
 */
function builtFiles() {
  // Without the subfolder of style sheets per screen, which duplicate these styles.
  const names = readdirSync(new URL('assets', client)).map((name) => `/assets/${name}`);
  const code = names.filter((name) => /\.(?:js|css)$/.test(name));
  const revision = createHash('sha256').update(code.toSorted().join()).digest('hex').slice(0, 16);
  return {
    files: [...code.map((url) => ({ url, revision: null })), { url: SHELL_PATH, revision }],
    archive: names.find((name) => name.endsWith('.json')),
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
