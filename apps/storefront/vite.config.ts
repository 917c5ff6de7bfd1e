import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };
import { chunkGroups } from './chunks.ts';

const conditions = ['@mallard/source', 'module', 'import', 'default'];

const assetFileNames = 'assets/[name]-[hash:7][extname]';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: [...conditions, 'browser'] },
  ssr: {
    resolve: { conditions: [...conditions, 'node'], externalConditions: conditions },
    noExternal: [/^@mallard\//, 'react-aria-components', 'wouter'],
  },
  // Of a dictionary only the whole is wanted: a name for each of its keys weighs a fifth of it.
  json: { namedExports: false },
  build: {
    // What the code needs beyond syntax, `npm run check` compares with the same browsers.
    target: isSsrBuild ? 'node20' : supportedBrowsers,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0, // the content security policy allows no inlined fonts or pictures in styles
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? // The server names pictures as the browser's build does.
        { input: 'src/app/entry-server.tsx', output: { assetFileNames } }
      : {
          input: 'src/app/entry-client.tsx',
          output: {
            codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
            // The entry lists every file, and names hardly compress: of a hash seven letters are the least that is allowed, and
            // what several parts share has no name but that (the manifest says what it holds).
            chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
            entryFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
          },
        },
  },
}));
