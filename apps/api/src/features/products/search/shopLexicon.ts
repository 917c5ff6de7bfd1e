import { brands, broad, colors, occasions, qualities, related, synonyms } from '@mallard/catalogue';
import { createLexicon } from '@mallard/search';
import { readingsOf } from './readings.ts';

/** Synonyms of this shop, with the readings of characters. */
export const shopLexicon = createLexicon({
  synonyms,
  qualities,
  colors,
  related,
  broad,
  occasions,
  brands,
  readingsOf,
});
