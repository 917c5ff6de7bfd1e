/**
 * How wide pictures are drawn in the places that they have, as the `sizes` attribute says it.
 *
 * @module
 */

/** A card in a grid of products. */
export const card = '(min-width: 1024px) 250px, (min-width: 768px) 24vw, (min-width: 640px) 31vw, 46vw';
/** A card that has its picture beside the words. */
export const row = '112px';
/** The large picture of a product. */
export const gallery = '(min-width: 1536px) 660px, (min-width: 1024px) 46vw, (min-width: 640px) 620px, 100vw';
/** Thumbnails beside it, lines of orders, photos of reviews. */
export const thumb = '76px';
/** A category among eight. */
export const tile = '(min-width: 1280px) 140px, (min-width: 768px) 11vw, 23vw';
/** A slide at the top of the home page. */
export const hero = '(min-width: 1536px) 1160px, (min-width: 1280px) 72vw, 100vw';
