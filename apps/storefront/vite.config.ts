import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const conditions = ['@mallard/source', 'module', 'import', 'default'];

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
    rollupOptions: { input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx' },
  },
}));
