import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const conditions = ['@mallard/source', 'module', 'import', 'default'];

// A page of many small files waits for them in turns. What every page needs is one file beside React; what is small and wanted
// nearly everywhere is another; schemas, which no first view needs, keep out of both; the rest comes with the screens that use it.
const groups = [
  {
    name: 'contract',
    test: /packages[\\/]domain[\\/]src[\\/]contract[\\/](?!limits)|node_modules[\\/]valibot[\\/]/,
    priority: 4,
  },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'shop', tags: ['$initial' as const], priority: 2 },
  { name: 'parts', maxModuleSize: 1500, minShareCount: 8, priority: 1 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: [...conditions, 'browser'] },
  ssr: {
    resolve: { conditions: [...conditions, 'node'], externalConditions: conditions },
    noExternal: [/^@mallard\//, 'react-aria-components', 'wouter'],
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0, // the content security policy allows no inlined fonts or pictures in styles
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : { input: 'src/entry-client.tsx', output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
  },
}));
