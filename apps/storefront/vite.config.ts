import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type RenderBuiltAssetUrl } from 'vite';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };
import { checkContractChunk, chunkGroups } from './chunks.ts';

const conditions = ['@mallard/source', 'module', 'import', 'default'];

const assetFileNames = 'assets/[name]-[hash:7][extname]';

/**
 * One build serves every `BASE_PATH`. So code, styles and their pictures link each other relatively. Pictures that components render
 * have paths that the `pictureBase` of `MallardProvider` precedes, on the server as in the browser.
 */
const renderBuiltUrl: RenderBuiltAssetUrl = (file, { hostType }) =>
  hostType === 'css' || /\.(?:js|css)$/.test(file) ? { relative: true } : `/${file}`;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [vanillaExtractPlugin(), react(), ...(isSsrBuild ? [] : [checkContractChunk()])],
  resolve: { conditions: [...conditions, 'browser'] },
  ssr: {
    resolve: { conditions: [...conditions, 'node'], externalConditions: conditions },
    noExternal: [/^@mallard\//, 'react-aria-components', 'wouter'],
  },
  // Messages are imported as a whole, and named exports would add a fifth to their size.
  json: { namedExports: false },
  experimental: { renderBuiltUrl },
  build: {
    // Vite converts syntax only. `npm run check` compares the features that the code uses with the same browsers.
    target: isSsrBuild ? 'node20' : supportedBrowsers,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0, // the content security policy blocks inlined fonts and pictures in styles
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? // Pictures must have the same names as in the client build.
        { input: 'src/app/entry-server.tsx', output: { assetFileNames } }
      : {
          input: 'src/app/entry-client.tsx',
          output: {
            codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
            // The entry lists all files, and their names compress badly. So hashes have the minimum of seven characters, and shared
            // chunks have no other name.
            chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
            entryFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
          },
        },
  },
}));
