import { categoryPath } from '../categoryTree.ts';
import type { CatalogueProduct } from '../types.ts';
import { audioPhrases, earphonePhrases, loudspeakerPhrases } from './phrases/audio.ts';
import { bagsPhrases } from './phrases/bags.ts';
import { carePhrases } from './phrases/care.ts';
import { furniturePhrases } from './phrases/furniture.ts';
import { drinkwarePhrases, kitchenPhrases, tablewarePhrases } from './phrases/kitchen.ts';
import { lightingPhrases } from './phrases/lighting.ts';
import type { PhraseBank } from './phrases/phraseBank.ts';
import { fragrancePhrases, homeScentPhrases, plantPhrases, vasePhrases } from './phrases/scent.ts';
import { stationeryPhrases } from './phrases/stationery.ts';
import { softFurnishingPhrases, textilesPhrases } from './phrases/textiles.ts';
import { toolPhrases } from './phrases/things.ts';
import { timepiecesPhrases } from './phrases/timepieces.ts';
import { audioRemarks } from './remarks/audio.ts';
import { careRemarks } from './remarks/care.ts';
import { furnitureRemarks } from './remarks/furniture.ts';
import { kitchenRemarks } from './remarks/kitchen.ts';
import { lightingRemarks } from './remarks/lighting.ts';
import { scentRemarks } from './remarks/scent.ts';
import { stationeryRemarks } from './remarks/stationery.ts';
import { textilesRemarks } from './remarks/textiles.ts';

/** By category; a narrower category goes before a wider one. */
const byCategory: Readonly<Record<string, PhraseBank>> = {
  kitchen: kitchenPhrases,
  drinkware: drinkwarePhrases,
  tableware: tablewarePhrases,
  lighting: lightingPhrases,
  audio: audioPhrases,
  earphones: earphonePhrases,
  loudspeakers: loudspeakerPhrases,
  timepieces: timepiecesPhrases,
  furniture: furniturePhrases,
  textiles: textilesPhrases,
  'soft-furnishing': softFurnishingPhrases,
  bags: bagsPhrases,
  candles: fragrancePhrases,
  incense: fragrancePhrases,
  'home-scent': homeScentPhrases,
  'potted-plants': plantPhrases,
  vases: vasePhrases,
  'garden-tools': toolPhrases,
  care: carePhrases,
  grooming: toolPhrases,
  stationery: stationeryPhrases,
};

/** By product, in sentences that fit nothing else. */
export const byProduct: Readonly<Record<string, PhraseBank>> = {
  ...kitchenRemarks,
  ...lightingRemarks,
  ...audioRemarks,
  ...furnitureRemarks,
  ...textilesRemarks,
  ...scentRemarks,
  ...careRemarks,
  ...stationeryRemarks,
};

/** What is said of products that nobody wrote sentences for, such as generated ones: only what their category says. */
const nothing: PhraseBank = { praise: [], reservations: [], complaints: [] };

/**
 * What shoppers may say about a product: sentences of its own, if it has any, and those of its category.
 *
 * @throws {RangeError} when the product's category is not in the tree, or shoppers have no words for it
 */
export function banksOf({ slug, category }: CatalogueProduct): { own: PhraseBank; shared: PhraseBank } {
  const own = byProduct[slug] ?? nothing;
  for (const { slug: place } of categoryPath(category).toReversed()) {
    const shared = byCategory[place];
    if (shared) return { own, shared };
  }
  throw new RangeError(`No phrases for the category "${category}".`);
}
