import { readdirSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

const exportFiles = readdirSync(new URL('./src/exports/', import.meta.url)).filter((file) => /\.tsx?$/.test(file));

export default defineConfig({
  entry: exportFiles.map((file) => `src/exports/${file}`),
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  dts: true,
  clean: true,
  splitting: true,
  esbuildPlugins: [vanillaExtractPlugin()],
});
