/**
 * Rendered widths of pictures in different layouts, as in the `sizes` attribute.
 *
 * @module
 */

/** A card in a grid of products. */
export const card = '(min-width: 64rem) 250px, (min-width: 48rem) 24vw, (min-width: 40rem) 31vw, 46vw';
/** A card with the picture beside the text. */
export const row = '112px';
/** The large picture of a product. */
export const gallery = '(min-width: 96rem) 660px, (min-width: 64rem) 46vw, (min-width: 40rem) 620px, 100vw';
/** Thumbnails beside it, order lines, photos in reviews. */
export const thumb = '76px';
/** A category tile in a row of eight. */
export const tile = '(min-width: 80rem) 140px, (min-width: 48rem) 11vw, 23vw';
/** A slide at the top of the home page. */
export const hero = '(min-width: 96rem) 1160px, (min-width: 80rem) 72vw, 100vw';
