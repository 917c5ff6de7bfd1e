import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { markClientEntries } from './markClientEntries.ts';

const names = readdirSync('src/exports')
  .filter((file) => file.endsWith('.ts') && file !== 'styles.ts')
  .map((file) => basename(file, '.ts'));

const common = { format: 'esm', target: 'es2023', platform: 'browser', outDir: 'dist' } as const;
/** The builds must give a class the same name. */
const identifiers = 'short';
rmSync('dist', { recursive: true, force: true });

/** One entry per component; the classes' names only, their rules are in the style sheets. */
const scripts: Options = {
  ...common,
  name: 'scripts',
  entry: names.map((name) => `src/exports/${name}.ts`),
  // Types as plain as what a consumer meets: names of variants instead of the recipes behind them.
  dts: {
    compilerOptions: {
      paths: {
        '@vanilla-extract/css': ['./types/vanilla-extract-css.ts'],
        '@vanilla-extract/recipes': ['./types/vanilla-extract-recipes.ts'],
      },
    },
  },
  splitting: true,
  treeshake: { moduleSideEffects: false },
  // Its few lines of run time, so that a consumer need not install it.
  noExternal: [/^@vanilla-extract\/recipes/],
  esbuildPlugins: [vanillaExtractPlugin({ outputCss: false, identifiers })],
  onSuccess: async () => {
    markClientEntries('dist', names);
  },
};

const ground = (name: string) => `import '../../src/theme/${name}.css.ts';`;
/** `theme` is Mallard's look, `components` is all that reads it. */
const sheets: Readonly<Record<string, readonly string[]>> = {
  theme: [ground('layers'), ground('theme')],
  components: [
    ground('layers'),
    ground('globals'),
    ...names.map((name, at) => `export * as n${at} from '../../src/exports/${name}.ts';`),
  ],
};
mkdirSync('dist/sheets', { recursive: true });
for (const [name, imports] of Object.entries(sheets)) writeFileSync(`dist/sheets/${name}.ts`, imports.join('\n'));

/** The style sheets, by building modules that import what they are made of; `styles.css` is both. */
const styles: Options = {
  ...common,
  name: 'styles',
  entry: Object.fromEntries(Object.keys(sheets).map((name) => [name, `dist/sheets/${name}.ts`])),
  dts: false,
  minify: true,
  outDir: 'dist/sheets',
  esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
  onSuccess: async () => {
    const texts = Object.keys(sheets).map((name) => readFileSync(`dist/sheets/${name}.css`, 'utf8'));
    for (const name of Object.keys(sheets)) renameSync(`dist/sheets/${name}.css`, `dist/${name}.css`);
    writeFileSync('dist/styles.css', texts.join(''));
    writeFileSync('dist/styles.js', "import './styles.css';\n");
    writeFileSync('dist/styles.d.ts', 'export {};\n');
    rmSync('dist/sheets', { recursive: true });
  },
};

export default defineConfig([scripts, styles]);
