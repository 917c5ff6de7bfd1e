import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { PageFiles } from '../src/app/entry-server.tsx';
import { HAS_POLYFILL } from '../src/app/loadHasPolyfill.ts';

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
  }),
);

const sheetsSchema = v.record(v.string(), v.object({ file: v.string(), holds: v.array(v.string()) }));

/** URLs of the files that a page links. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  /** Stylesheets whose content is part of the screen's own stylesheet, so they don't need to be fetched. */
  bundledStyles: string[];
  /** The script for browsers without `:has()`. */
  hasPolyfill: string;
}

export interface Manifest {
  /** Returns the chunks of source files and of their static imports. Files of lazy sections add only styles. */
  assetsOf(files: PageFiles): PageAssets;
}

/**
 * Reads the build's manifest of chunks and its list of stylesheets.
 *
 * @param folder contains both files; must end with a slash
 * @param basePath path below which the files are served
 * @throws {Error} if the build has no `:has()` polyfill
 */
export async function readManifest(folder: URL, basePath = ''): Promise<Manifest> {
  const read = async (name: string) => JSON.parse(await readFile(new URL(name, folder), 'utf8'));
  const chunks = v.parse(manifestSchema, await read('manifest.json'));
  const sheets = v.parse(sheetsSchema, await read('sheets.json'));
  const polyfill = chunks[HAS_POLYFILL];
  if (!polyfill) throw new Error(`Missing chunk: the build has no "${HAS_POLYFILL}".`);
  const urlOf = (file: string) => `${basePath}/${file}`;
  const hasPolyfill = urlOf(polyfill.file);
  return {
    assetsOf({ first, later }) {
      const seen = new Set<string>();
      const styles = new Set<string>();
      const visit = (key: string) => {
        const chunk = chunks[key];
        if (!chunk || seen.has(urlOf(chunk.file))) return;
        seen.add(urlOf(chunk.file));
        chunk.imports.forEach(visit);
        for (const style of chunk.css) styles.add(urlOf(style));
      };
      first.forEach(visit);
      const scripts = [...seen];
      later.forEach(visit);
      const sheet = first.map((file) => sheets[file]).find((found) => found !== undefined);
      if (!sheet) return { scripts, styles: [...styles], bundledStyles: [], hasPolyfill };
      const bundledStyles = sheet.holds.map(urlOf);
      const remainingStyles = [...styles].filter((style) => !bundledStyles.includes(style));
      return { scripts, styles: [urlOf(sheet.file), ...remainingStyles], bundledStyles, hasPolyfill };
    },
  };
}
