import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

const names = readdirSync('src/exports')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'));

const common = { format: 'esm', target: 'es2023', platform: 'browser', outDir: 'dist' } as const;
const stylesEntry = resolve('src/exports/styles.ts');
/** The two builds must give a class the same name. */
const identifiers = 'short';
rmSync('dist', { recursive: true, force: true });

/** One entry per component; the classes' names only, their rules are in the one style sheet. */
const scripts: Options = {
  ...common,
  name: 'scripts',
  entry: names.filter((name) => name !== 'styles').map((name) => `src/exports/${name}.ts`),
  dts: true,
  splitting: true,
  treeshake: true,
  esbuildPlugins: [vanillaExtractPlugin({ outputCss: false, identifiers })],
};

/** Every rule of every component in one style sheet, by building a module that exports them all. */
const styles: Options = {
  ...common,
  name: 'styles',
  entry: { styles: 'src/exports/styles.ts' },
  dts: false,
  minify: true,
  outDir: 'dist/all',
  esbuildPlugins: [
    {
      name: 'everything',
      setup({ onLoad }) {
        onLoad({ filter: /[\\/]exports[\\/]styles\.ts$/ }, ({ path }) => {
          if (resolve(path) !== stylesEntry) return null;
          const others = names
            .filter((name) => name !== 'styles')
            .map((name, at) => `export * as n${at} from './${name}.ts';`);
          const ground = ['layers', 'vars', 'globals'].map((name) => `import '../theme/${name}.css.ts';`);
          return { contents: [...ground, ...others].join('\n'), loader: 'ts' };
        });
      },
    },
    vanillaExtractPlugin({ identifiers }),
  ],
  onSuccess: async () => {
    renameSync('dist/all/styles.css', 'dist/styles.css');
    rmSync('dist/all', { recursive: true });
    writeFileSync('dist/styles.js', "import './styles.css';\n");
    writeFileSync('dist/styles.d.ts', 'export {};\n');
  },
};

export default defineConfig([scripts, styles]);
