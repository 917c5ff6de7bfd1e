import { createPicturePages } from './createPicturePages.ts';
import { drawStandIn } from './drawStandIn.ts';
import { findPhotographFile } from './findPhotographFile.ts';
import type { Pages } from './pages.ts';

/** The pictures of the sample shop: its photographs, and drawings where there are none yet. */
export const cataloguePictures: Pages = createPicturePages((path) => findPhotographFile(path) ?? drawStandIn(path));
