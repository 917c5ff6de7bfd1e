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

/** Phrases by category. A category is preferred to its ancestors. */
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

/** Phrases by product, which fit no other product. */
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

/** For products without their own phrases, such as generated ones. */
const emptyBank: PhraseBank = { praise: [], reservations: [], complaints: [] };

/**
 * Returns the phrases for reviews of a product: its own, if there are any, and those of its category.
 *
 * @throws {RangeError} when the category of the product does not exist, or has no phrases
 */
export function banksOf({ slug, category }: CatalogueProduct): { own: PhraseBank; shared: PhraseBank } {
  const own = byProduct[slug] ?? emptyBank;
  for (const { slug: categorySlug } of categoryPath(category).toReversed()) {
    const shared = byCategory[categorySlug];
    if (shared) return { own, shared };
  }
  throw new RangeError(`No phrases for the category "${category}".`);
}
