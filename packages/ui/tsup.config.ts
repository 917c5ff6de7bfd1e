import { cpSync, readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };
import { markClientEntries } from './markClientEntries.ts';
import { sheetPerModule, writeStyleEntries } from './styleSheets.ts';

const names = readdirSync('src/exports')
  .filter((file) => file.endsWith('.ts') && file !== 'styles.ts')
  .map((file) => basename(file, '.ts'));

const locales = readdirSync('src/locales');

const common = { format: 'esm', target: supportedBrowsers, platform: 'browser', outDir: 'dist' } as const;
/** All builds must generate the same class names. */
const identifiers = 'short';
rmSync('dist', { recursive: true, force: true });

/** One entry per component and per language. It contains only class names; their rules are in the style sheets. */
const scripts: Options = {
  ...common,
  name: 'scripts',
  entry: {
    ...Object.fromEntries(names.map((name) => [name, `src/exports/${name}.ts`])),
    ...Object.fromEntries(locales.map((locale) => [`locales/${locale}`, `src/locales/${locale}/index.ts`])),
  },
  // Simplified types for consumers: names of variants instead of recipes.
  dts: {
    compilerOptions: {
      paths: {
        '@vanilla-extract/css': ['./types/vanilla-extract-css.ts'],
        '@vanilla-extract/recipes': ['./types/vanilla-extract-recipes.ts'],
      },
    },
  },
  splitting: true,
  sourcemap: true,
  // Unescaped Chinese and Japanese, instead of six bytes per character.
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
  treeshake: { moduleSideEffects: false },
  // Bundles its small runtime, so that consumers need not install it.
  noExternal: [/^@vanilla-extract\/recipes/],
  esbuildPlugins: [vanillaExtractPlugin({ outputCss: false, identifiers })],
  onSuccess: async () => {
    markClientEntries('dist', names);
    // For applications that load namespaces on demand.
    cpSync('src/locales', 'dist/locales', { recursive: true, filter: (path) => !path.endsWith('.ts') });
  },
};

/** Builds the style sheets, with a second build of the modules that import them. */
const styles: Options = {
  ...common,
  name: 'styles',
  entry: {
    page: 'src/exports/styles.ts',
    ...Object.fromEntries(names.map((name) => [name, `src/exports/${name}.ts`])),
  },
  dts: false,
  // Lazy components are on the same page: their styles belong to the entry that loads them.
  splitting: false,
  outDir: 'dist/styles',
  esbuildPlugins: [sheetPerModule('dist'), vanillaExtractPlugin({ identifiers })],
  onSuccess: async () => {
    writeStyleEntries('dist', names);
  },
};

export default defineConfig([scripts, styles]);
