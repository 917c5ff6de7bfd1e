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

/** The addresses of what a page needs at once. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  /** Those of styles that are in the screen's own sheet: nobody needs to fetch them. */
  held: string[];
  /** The code that browsers without `:has()` need. */
  hasPolyfill: string;
}

export interface Manifest {
  /**
   * The chunks of these source files and of everything they import at once, without repeats; of those that come later only
   * the styles.
   */
  assetsOf(files: PageFiles): PageAssets;
}

/** Reads what the build wrote about its chunks and sheets. @param folder of both, with a slash at its end */
export async function readManifest(folder: URL): Promise<Manifest> {
  const read = async (name: string) => JSON.parse(await readFile(new URL(name, folder), 'utf8'));
  const chunks = v.parse(manifestSchema, await read('manifest.json'));
  const sheets = v.parse(sheetsSchema, await read('sheets.json'));
  const polyfill = chunks[HAS_POLYFILL];
  if (!polyfill) throw new Error(`Missing chunk: the build has no "${HAS_POLYFILL}".`);
  const hasPolyfill = `/${polyfill.file}`;
  return {
    assetsOf({ first, later }) {
      const seen = new Set<string>();
      const styles = new Set<string>();
      const visit = (key: string) => {
        const chunk = chunks[key];
        if (!chunk || seen.has(`/${chunk.file}`)) return;
        seen.add(`/${chunk.file}`);
        chunk.imports.forEach(visit);
        for (const style of chunk.css) styles.add(`/${style}`);
      };
      first.forEach(visit);
      const scripts = [...seen];
      later.forEach(visit);
      const sheet = first.map((file) => sheets[file]).find((found) => found !== undefined);
      if (!sheet) return { scripts, styles: [...styles], held: [], hasPolyfill };
      const others = [...styles].filter((style) => !sheet.holds.includes(style));
      return { scripts, styles: [sheet.file, ...others], held: sheet.holds, hasPolyfill };
    },
  };
}
