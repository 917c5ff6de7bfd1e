import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
  }),
);

/** The addresses of what a page needs at once. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
}

export interface Manifest {
  /** The chunks of these source files and of everything they import at once, without repeats. */
  assetsOf(files: readonly string[]): PageAssets;
}

/** Reads what the build wrote about its chunks. */
export async function readManifest(file: URL): Promise<Manifest> {
  const chunks = v.parse(manifestSchema, JSON.parse(await readFile(file, 'utf8')));
  return {
    assetsOf(files) {
      const scripts = new Set<string>();
      const styles = new Set<string>();
      const visit = (key: string) => {
        const chunk = chunks[key];
        if (!chunk || scripts.has(`/${chunk.file}`)) return;
        scripts.add(`/${chunk.file}`);
        chunk.imports.forEach(visit);
        for (const style of chunk.css) styles.add(`/${style}`);
      };
      files.forEach(visit);
      return { scripts: [...scripts], styles: [...styles] };
    },
  };
}
