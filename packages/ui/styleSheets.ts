import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import type { Options } from 'tsup';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Folder of the modules' style sheets, relative to the lists of them. */
const SHEETS = '../css/';

/**
 * Writes each style module as a separate sheet into `css/` of the build. The bundle contains only
 * `@import`s of these sheets, in the order of the cascade. Put it before vanilla-extract's plugin.
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

/** Returns the names of a bundle's sheets. @param file the output of `sheetPerModule`; missing for a bundle without sheets */
function sheetsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/@import\s*"[^"]*\/([^"/]+)\.css"/g)].map(([, name = '']) => name);
}

/**
 * Converts the lists of sheets to files for consumers. Each entry with sheets gets a module of
 * `import`s, because bundlers include a sheet only once; three files contain all of them.
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
  /** Vite leaves `.js` of a dependency to Node when it renders on the server, and Node can't import CSS. It bundles `.jsx`. */
  function writeModule(name: string, paths: readonly string[]): void {
    write(`${name}.jsx`, paths.map((path) => `import '${path}';\n`).join(''));
    write(`${name}.d.ts`, 'export {};\n');
  }
}
