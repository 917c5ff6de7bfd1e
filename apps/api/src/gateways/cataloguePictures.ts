import { createPicturePages } from './createPicturePages.ts';
import { findPhotographFile } from './findPhotographFile.ts';
import type { Pages } from './pages.ts';

/** The photographs of the sample shop. */
export const cataloguePictures: Pages = createPicturePages(findPhotographFile);
