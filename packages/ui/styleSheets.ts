import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import type { Options } from 'tsup';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The sheets of the modules, from where the lists of them are. */
const SHEETS = '../css/';

/**
 * Writes each style module as a sheet of its own into `css/` of the build, and leaves in the bundle the list of sheets that it is made
 * of, as `@import`s in the order of the cascade. Comes before the plugin of vanilla-extract.
 *
 * @param folder of the build
 */
export function sheetPerModule(folder: string): Plugin {
  return {
    name: 'sheet-per-module',
    setup({ esbuild, onResolve, onLoad }) {
      const files = new Map<string, string>();
      mkdirSync(join(folder, 'css'), { recursive: true });
      onResolve({ filter: virtualCssFileFilter }, ({ path }) => ({ path, namespace: 'sheet' }));
      onResolve({ filter: new RegExp(`^${SHEETS}`) }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /./, namespace: 'sheet' }, async ({ path }) => {
        const { fileName, source } = await getSourceFromVirtualCssFile(path);
        const name = basename(fileName, '.css.ts.vanilla.css');
        if ((files.get(name) ?? fileName) !== fileName) throw new Error(`Two style modules are called ${name}.`);
        files.set(name, fileName);
        const { code } = await esbuild.transform(source, { loader: 'css', minify: true, target: supportedBrowsers });
        writeFileSync(join(folder, 'css', `${name}.css`), code);
        return { contents: `@import "${SHEETS}${name}.css";`, loader: 'css' };
      });
    },
  };
}

/** The names of the sheets that a bundle is made of. @param file what `sheetPerModule` left of it; a bundle without any has none */
function sheetsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/@import\s*"[^"]*\/([^"/]+)\.css"/g)].map(([, name = '']) => name);
}

/**
 * Turns the lists of sheets into what consumers import: for each entry that has any a module of `import`s, because a bundler takes a
 * sheet that several modules import only once; and all of them in three files.
 *
 * @param folder of the build; the lists are in `styles/`
 * @param entries names of the components' entries
 */
export function writeStyleEntries(folder: string, entries: readonly string[]): void {
  const lists = join(folder, 'styles');
  const parts = new Map(entries.map((name) => [name, sheetsOf(join(lists, `${name}.css`))]));
  const all = new Set(['layers', 'globals', ...[...parts.values()].flat()]);
  rmSync(lists, { recursive: true });
  mkdirSync(lists);

  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const textOf = (names: readonly string[]) =>
    names.map((name) => readFileSync(join(folder, 'css', `${name}.css`), 'utf8')).join('');
  const themeText = textOf(['layers', 'theme']);
  const componentsText = textOf([...all]);
  write('theme.css', themeText);
  write('components.css', componentsText);
  write('styles.css', themeText + componentsText);
  writeModule('styles', ['./styles.css']);
  writeModule('styles/base', sheetPaths(['layers', 'theme', 'globals']));
  for (const [name, sheets] of parts)
    if (sheets.some((sheet) => sheet !== 'layers')) writeModule(`styles/${name}`, sheetPaths(['layers', ...sheets]));

  function sheetPaths(names: readonly string[]): string[] {
    return [...new Set(names)].map((name) => `${SHEETS}${name}.css`);
  }
  function writeModule(name: string, paths: readonly string[]): void {
    write(`${name}.js`, paths.map((path) => `import '${path}';\n`).join(''));
    write(`${name}.d.ts`, 'export {};\n');
  }
}
