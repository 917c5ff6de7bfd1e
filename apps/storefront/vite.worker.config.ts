import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };
import { SHELL_PATH } from './worker/places.ts';

const client = new URL('dist/client/', import.meta.url);

/** Built after the client, whose files it keeps. Their names say their content; the shell changes whenever one of them does. */
function builtFiles() {
  // Without the sheets of screens, which hold the same styles once more.
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
