import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findPhotograph } from '@mallard/catalogue';
import { createPicturePages } from './createPicturePages.ts';
import type { MediaFile } from './mediaFile.ts';
import type { Pages } from './pages.ts';

/** Folder of the catalogue's product photos. */
const FOLDER = dirname(createRequire(import.meta.url).resolve('@mallard/catalogue/pictures/manifest.json'));

/** Finds a product photo by its URL path. Only files that the manifest lists are read. */
function findPhotographFile(path: string): MediaFile | null {
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

/** Serves the product photos of the sample shop. */
export const cataloguePictures: Pages = createPicturePages(findPhotographFile);
