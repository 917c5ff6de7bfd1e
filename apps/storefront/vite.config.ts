import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const conditions = ['@mallard/source', 'module', 'import', 'default'];

/** Modules below one of these folders, written with slashes. */
const below = (...folders: string[]) => new RegExp(`(?:${folders.join('|')})/`.replaceAll('/', '[\\\\/]'));

// A page of many small files waits for them in turns. What every page needs is one file beside React; what is small and wanted
// nearly everywhere is another; schemas, which no first view needs, keep out of both. Fields, cards of products and failures
// each are a file of their own, because many pages need none of them at first. The rest comes with the screens that use it.
const groups = [
  {
    name: 'contract',
    test: /packages[\\/]domain[\\/]src[\\/]contract[\\/](?!limits)|node_modules[\\/]valibot[\\/]/,
    priority: 4,
  },
  { name: 'react', test: below('node_modules/(?:react|react-dom|scheduler)'), priority: 3 },
  { name: 'shop', tags: ['$initial' as const], priority: 3 },
  {
    name: 'fields',
    test: below('ui/src/forms', 'ui/src/feedback/(?:Dialog|ModalLayer)', 'node_modules/react-(?:aria|stately)'),
    maxModuleSize: 1500,
    minShareCount: 8,
    priority: 2,
  },
  {
    name: 'goods',
    test: below(
      'ui/src/commerce/(?:Price|DiscountTag|RatingStars)',
      'ui/src/actions/ToggleButton',
      'ui/src/foundations/EarlyState',
      'storefront/src/data',
      'node_modules/@tanstack',
    ),
    minShareCount: 4,
    priority: 2,
  },
  {
    name: 'cards',
    test: /ui[\\/]src[\\/]commerce[\\/]Product(?:Card|Grid)[\\/](?!ProductCard\.css)/,
    minShareCount: 4,
    priority: 2,
  },
  { name: 'failure', test: below('ui/src/feedback/(?:ErrorPanel|EmptyState)'), priority: 2 },
  { name: 'drawings', test: below('ui/src/feedback/Illustration'), minShareCount: 4, priority: 2 },
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
