import { categoryPath } from '../categoryTree.ts';
import { localized, type Words } from '../localized.ts';
import type { CataloguePicture, CatalogueProduct, CatalogueReview, Localized } from '../types.ts';
import { nicknames } from './nicknames.ts';
import { audioPhrases } from './phrases/audio.ts';
import { bagsPhrases } from './phrases/bags.ts';
import { carePhrases } from './phrases/care.ts';
import { furniturePhrases } from './phrases/furniture.ts';
import { generalRemarks, sorryReplies, thankfulReplies } from './phrases/general.ts';
import { kitchenPhrases } from './phrases/kitchen.ts';
import { lightingPhrases } from './phrases/lighting.ts';
import type { PhraseBank } from './phrases/phraseBank.ts';
import { greeneryPhrases, homeScentPhrases } from './phrases/scent.ts';
import { stationeryPhrases, writingPhrases } from './phrases/stationery.ts';
import { textilesPhrases } from './phrases/textiles.ts';
import { timepiecesPhrases } from './phrases/timepieces.ts';
import { createRandom, pick, type Random, wholeNumber } from './random.ts';

/** Fewest and most reviews of a product. */
const FEWEST = 8;
const MOST = 40;
/** Sales of the best seller, which has the most reviews. */
const MOST_SALES = 24_000;
/** Age of the oldest review, in days. */
const OLDEST = 360;

/** By category; a narrower category goes before a wider one. */
const banks: Readonly<Record<string, PhraseBank>> = {
  kitchen: kitchenPhrases,
  lighting: lightingPhrases,
  audio: audioPhrases,
  furniture: furniturePhrases,
  textiles: textilesPhrases,
  'home-scent': homeScentPhrases,
  greenery: greeneryPhrases,
  care: carePhrases,
  stationery: stationeryPhrases,
  'paper-goods': writingPhrases,
  writing: writingPhrases,
  timepieces: timepiecesPhrases,
  bags: bagsPhrases,
};

/**
 * Reviews of a product by invented shoppers, 8–40 of them by its sales, newest first.
 * The same product always gets the same reviews; nobody reviews before publication or says the same words twice.
 *
 * @throws {RangeError} when the product's category is not in the tree, or shoppers have no words for it
 */
export function reviewsOf(product: CatalogueProduct): CatalogueReview[] {
  const random = createRandom(product.slug);
  const bank = bankOf(product);
  const share = Math.sqrt(Math.sqrt(Math.min(product.sales, MOST_SALES) / MOST_SALES));
  const count = FEWEST + Math.round((MOST - FEWEST) * share * (0.7 + 0.3 * random()));
  const happiness = 0.66 + 0.24 * random();
  const said = new Set<string>();
  return Array.from({ length: count }, () => review(random, product, bank, happiness, said)).sort(
    (a, b) => a.daysAgo - b.daysAgo,
  );
}

function bankOf({ category }: CatalogueProduct): PhraseBank {
  for (const { slug } of categoryPath(category).toReversed()) {
    const bank = banks[slug];
    if (bank) return bank;
  }
  throw new RangeError(`No phrases for the category "${category}".`);
}

function review(
  random: Random,
  product: CatalogueProduct,
  bank: PhraseBank,
  happiness: number,
  said: Set<string>,
): CatalogueReview {
  const rating = ratingOf(random(), happiness);
  const skuValues = pick(random, product.skus).values;
  return {
    product: product.slug,
    nickname: pick(random, nicknames),
    rating,
    content: newWords(random, bank, rating, said),
    daysAgo: wholeNumber(random, 0, Math.min(product.publishedDaysAgo - 1, OLDEST)),
    skuValues,
    isAnonymous: random() < 0.14,
    reply: replyTo(random, rating),
    pictures: random() < 0.22 ? photographs(random, product, skuValues) : [],
  };
}

/** Mostly 5, some 4, few below; `happiness` is the share of 5. */
function ratingOf(chance: number, happiness: number): number {
  const rest = 1 - happiness;
  if (chance < happiness) return 5;
  if (chance < happiness + rest * 0.64) return 4;
  if (chance < happiness + rest * 0.84) return 3;
  return chance < happiness + rest * 0.94 ? 2 : 1;
}

function newWords(random: Random, bank: PhraseBank, rating: number, said: Set<string>): Localized {
  for (;;) {
    const content = joined(sentences(random, bank, rating));
    if (said.has(content['zh-CN'])) continue;
    said.add(content['zh-CN']);
    return content;
  }
}

function sentences(random: Random, bank: PhraseBank, rating: number): Words[] {
  const remark = pick(random, generalRemarks);
  if (rating <= 3)
    return random() < 0.5
      ? [pick(random, bank.complaints), remark]
      : [pick(random, bank.praise), pick(random, bank.complaints)];
  const praise = pick(random, bank.praise);
  if (rating === 4) return [praise, pick(random, bank.reservations)];
  const second = pick(random, [remark, ...bank.praise.filter((one) => one !== praise)]);
  return random() < 0.35 ? [praise] : [praise, second];
}

function joined(parts: readonly Words[]): Localized {
  const texts = parts.map(localized);
  return {
    'zh-CN': texts.map((text) => text['zh-CN']).join(''),
    'en-US': texts.map((text) => text['en-US']).join(' '),
  };
}

function replyTo(random: Random, rating: number): Localized | null {
  const chance = random();
  if (rating <= 3) return chance < 0.75 ? localized(pick(random, sorryReplies)) : null;
  return chance < 0.12 ? localized(pick(random, thankfulReplies)) : null;
}

/** What was bought, and now and then something else of the product's gallery. */
function photographs(
  random: Random,
  { specifications, pictures }: CatalogueProduct,
  skuValues: Readonly<Record<string, string>>,
): CataloguePicture[] {
  const bought = specifications
    .flatMap(({ slug, values }) => values.filter((value) => value.slug === skuValues[slug]))
    .find((value) => value.picture)?.picture;
  const first = bought ?? pick(random, pictures);
  const second = pick(random, pictures);
  return random() < 0.5 || second.url === first.url ? [first] : [first, second];
}
