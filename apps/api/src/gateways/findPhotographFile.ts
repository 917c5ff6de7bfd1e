import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findPhotograph } from '@mallard/catalogue';
import type { MediaFile } from './mediaFile.ts';

/** Where the catalogue keeps its photographs. */
const FOLDER = dirname(createRequire(import.meta.url).resolve('@mallard/catalogue/pictures/manifest.json'));

/** A photograph of the catalogue by the path of its address. Nothing but what its manifest lists is ever read. */
export function findPhotographFile(path: string): MediaFile | null {
  const file = findPhotograph(path);
  if (!file) return null;
  const { hash, isCurrent } = file;
  return {
    type: `image/${file.type}`,
    hash,
    isCurrent,
    read: async () => new Uint8Array(await readFile(join(FOLDER, file.path))),
  };
}
