import { brands, broad, colours, occasions, qualities, related, synonyms } from '@mallard/catalogue';
import { createLexicon } from '@mallard/search';
import { readingsOf } from './readings.ts';

/** The words that mean the same in this shop, and how they are read. */
export const shopLexicon = createLexicon({
  synonyms,
  qualities,
  colours,
  related,
  broad,
  occasions,
  brands,
  readingsOf,
});
