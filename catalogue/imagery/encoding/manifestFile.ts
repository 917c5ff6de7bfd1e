import { readFile, rename, writeFile } from 'node:fs/promises';
import type { PhotographFacts } from '../../src/photographs/photograph.ts';

/** Facts about pictures by name. */
export type Manifest = Record<string, PhotographFacts>;

/** Reads the manifest. Returns an empty one if the file does not exist. */
export async function readManifest(path: string): Promise<Manifest> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text);
}

/** Writes the manifest atomically. */
export async function writeManifest(path: string, manifest: Manifest): Promise<void> {
  await writeFile(`${path}.new`, toText(manifest));
  await rename(`${path}.new`, path);
}

/** Formats the manifest with one line per picture, sorted by name, so that Git can merge changes to different pictures. */
export function toText(manifest: Manifest): string {
  const lines = Object.keys(manifest)
    .sort()
    .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(manifest[name])}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}
