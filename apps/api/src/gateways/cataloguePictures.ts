import { createPicturePages } from './createPicturePages.ts';
import { findPhotographFile } from './findPhotographFile.ts';
import type { Pages } from './pages.ts';

/** Serves the product photos of the sample shop. */
export const cataloguePictures: Pages = createPicturePages(findPhotographFile);
