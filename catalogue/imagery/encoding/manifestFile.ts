import { readFile, rename, writeFile } from 'node:fs/promises';
import type { PhotographFacts } from '../../src/photographs/photograph.ts';

/** Name → what is known of the picture. */
export type Manifest = Record<string, PhotographFacts>;

/** Reads the manifest; empty when there is none yet. */
export async function readManifest(path: string): Promise<Manifest> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text);
}

/** Writes the manifest as a whole or not at all. */
export async function writeManifest(path: string, manifest: Manifest): Promise<void> {
  await writeFile(`${path}.new`, toText(manifest));
  await rename(`${path}.new`, path);
}

/** One line a picture, in the order of names, so that changes to different pictures merge. */
export function toText(manifest: Manifest): string {
  const lines = Object.keys(manifest)
    .sort()
    .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(manifest[name])}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}
