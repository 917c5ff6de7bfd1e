import { localized, type Words } from '../localized.ts';
import type { CataloguePicture, CatalogueProduct, CatalogueReview, Localized } from '../types.ts';
import { banksOf } from './banks.ts';
import { createDeck, type Deck, shuffled } from './deck.ts';
import { nicknames } from './nicknames.ts';
import { isPhotographed } from './photographed.ts';
import {
  bargainRemarks,
  coolRemarks,
  generalRemarks,
  notedReplies,
  sorryReplies,
  thankfulReplies,
} from './phrases/general.ts';
import { createRandom, pick, type Random, wholeNumber } from './random.ts';

/** Minimum and maximum number of reviews of a product. */
const MIN_REVIEWS = 8;
const MAX_REVIEWS = 28;
/** Sales of a product with the maximum number of reviews. */
const MAX_SALES = 24_000;
/** Maximum age of a review in days. */
const MAX_AGE = 360;

/** Decks of phrases for the reviews of a product. */
interface ReviewDecks {
  nicknames: Deck<string>;
  praise: Deck<Words>;
  reservations: Deck<Words>;
  complaints: Deck<Words>;
  remarks: Deck<Words>;
  coolRemarks: Deck<Words>;
}

/**
 * Returns 8–28 reviews of a product by invented users, newest first. Products with more sales have more reviews. The same product
 * always gets the same reviews. No review is older than the product, and no two have the same text. At least one has a photograph,
 * and at least one a reply of the shop.
 *
 * @throws {RangeError} when the category of the product does not exist, or has no phrases
 */
export function reviewsOf(product: CatalogueProduct): CatalogueReview[] {
  const random = createRandom(product.slug);
  const decks = decksOf(random, product);
  const share = Math.sqrt(Math.sqrt(Math.min(product.sales, MAX_SALES) / MAX_SALES));
  const count = MIN_REVIEWS + Math.round((MAX_REVIEWS - MIN_REVIEWS) * share * (0.7 + 0.3 * random()));
  const usedTexts = new Set<string>();
  const days = daysOf(random, product, count);
  // Created in display order, so that a repeated sentence is far from its last occurrence.
  const reviews = ratings(random, count).map((rating, index) => {
    const parts = newSentences(random, decks, rating, usedTexts);
    return {
      ...review(random, product, rating),
      nickname: decks.nicknames(),
      content: joined(parts),
      reply: replyTo(random, rating, parts),
      daysAgo: days[index] ?? 0,
    };
  });
  return withPhotograph(product, withReply(product, reviews));
}

/** Adds a reply to the first review with the lowest rating if there is no reply. */
function withReply({ slug }: CatalogueProduct, reviews: CatalogueReview[]): CatalogueReview[] {
  if (reviews.some(({ reply }) => reply !== null)) return reviews;
  const random = createRandom(`${slug}/reply`);
  const lowestRating = Math.min(...reviews.map(({ rating }) => rating));
  const target = reviews.find(({ rating }) => rating === lowestRating);
  const reply = localized(pick(random, lowestRating <= 3 ? sorryReplies : thankfulReplies));
  return reviews.map((item) => (item === target ? { ...item, reply } : item));
}

/** Adds photographs to the first suitable review with the highest rating if there are none. */
function withPhotograph(product: CatalogueProduct, reviews: CatalogueReview[]): CatalogueReview[] {
  if (reviews.some(({ pictures }) => pictures.length > 0)) return reviews;
  const random = createRandom(`${product.slug}/photograph`);
  const candidates = reviews.filter(({ skuValues }) => isPhotographed(product, skuValues));
  const highestRating = Math.max(...candidates.map(({ rating }) => rating));
  const target = candidates.find(({ rating }) => rating === highestRating);
  return reviews.map((item) =>
    item === target ? { ...item, pictures: photographs(random, product, item.skuValues) } : item,
  );
}

/** Returns the age of each review in days, newest first. */
function daysOf(random: Random, { publishedDaysAgo }: CatalogueProduct, count: number): number[] {
  const oldest = Math.min(publishedDaysAgo - 1, MAX_AGE);
  return Array.from({ length: count }, () => wholeNumber(random, 0, oldest)).sort((a, b) => a - b);
}

function decksOf(random: Random, product: CatalogueProduct): ReviewDecks {
  const { own, shared } = banksOf(product);
  const wasReduced = product.skus.some(({ originalPrice }) => originalPrice !== null);
  return {
    nicknames: createDeck(random, nicknames),
    praise: createDeck(random, [...own.praise, ...shared.praise]),
    reservations: createDeck(random, [...own.reservations, ...shared.reservations]),
    complaints: createDeck(random, [...own.complaints, ...shared.complaints]),
    remarks: createDeck(random, [...generalRemarks, ...(wasReduced ? bargainRemarks : [])]),
    coolRemarks: createDeck(random, coolRemarks),
  };
}

/** Returns ratings. It draws one value from each of `count` equal intervals, so that a few ratings are distributed like many. */
function ratings(random: Random, count: number): number[] {
  const happiness = 0.42 + 0.46 * random() ** 0.5;
  const chances = Array.from({ length: count }, (_, index) => (index + random()) / count);
  return shuffled(
    random,
    chances.map((chance) => ratingOf(chance, happiness)),
  );
}

/** Converts a random number to a rating. @param happiness share of five stars */
function ratingOf(chance: number, happiness: number): number {
  const otherShare = 1 - happiness;
  if (chance < happiness) return 5;
  if (chance < happiness + otherShare * 0.64) return 4;
  if (chance < happiness + otherShare * 0.84) return 3;
  return chance < happiness + otherShare * 0.94 ? 2 : 1;
}

/** Creates a review without its text, reply, author and age. */
function review(
  random: Random,
  product: CatalogueProduct,
  rating: number,
): Omit<CatalogueReview, 'nickname' | 'content' | 'reply' | 'daysAgo'> {
  const skuValues = pick(random, product.skus).values;
  return {
    product: product.slug,
    rating,
    skuValues,
    isAnonymous: random() < 0.14,
    pictures: random() < 0.22 ? photographs(random, product, skuValues) : [],
  };
}

function newSentences(random: Random, decks: ReviewDecks, rating: number, usedTexts: Set<string>): Words[] {
  for (;;) {
    const parts = sentences(random, decks, rating);
    const content = joined(parts)['zh-CN'];
    if (usedTexts.has(content)) continue;
    usedTexts.add(content);
    return parts;
  }
}

/** Returns one to three sentences that fit a rating. */
function sentences(random: Random, decks: ReviewDecks, rating: number): Words[] {
  const chance = random();
  const praise = decks.praise();
  if (rating <= 2) return chance < 0.6 ? [decks.complaints(), decks.coolRemarks()] : [decks.complaints()];
  if (rating === 3)
    return chance < 0.4
      ? [decks.complaints(), decks.coolRemarks()]
      : [praise, chance < 0.7 ? decks.complaints() : decks.reservations()];
  if (rating === 4) return chance < 0.8 ? [praise, decks.reservations()] : [praise];
  if (chance < 0.3) return [praise];
  if (chance < 0.33) return [decks.remarks()];
  return [praise, ...(chance < 0.9 ? [] : [decks.praise()]), decks.remarks()].filter(isFirst);
}

/** Removes duplicates, because a new shuffle of a deck may start with the last item of the old one. */
function isFirst(sentence: Words, index: number, all: readonly Words[]): boolean {
  return all.indexOf(sentence) === index;
}

function joined(parts: readonly Words[]): Localized {
  const texts = parts.map(localized);
  return {
    'zh-CN': texts.map((text) => text['zh-CN']).join(''),
    'en-US': texts.map((text) => text['en-US']).join(' '),
  };
}

function replyTo(random: Random, rating: number, parts: readonly Words[]): Localized | null {
  const chance = random();
  if (rating <= 3) return chance < 0.75 ? localized(pick(random, sorryReplies)) : null;
  if (chance >= 0.12) return null;
  // A four-star review without a reservation contains no suggestion.
  const hasSuggestion = rating === 4 && parts.length > 1;
  return localized(pick(random, hasSuggestion ? notedReplies : thankfulReplies));
}

/** Returns up to two pictures of the bought SKU. */
function photographs(
  random: Random,
  product: CatalogueProduct,
  skuValues: Readonly<Record<string, string>>,
): CataloguePicture[] {
  const shown = shuffled(random, isPhotographed(product, skuValues) ? picturesOf(product, skuValues) : []);
  return shown.slice(0, random() < 0.5 ? 1 : 2);
}

/**
 * Returns the views other than the cover, which readers have already seen. Views exist in the first color only; other colors have a
 * single picture.
 */
function picturesOf(
  { specifications, pictures }: CatalogueProduct,
  skuValues: Readonly<Record<string, string>>,
): CataloguePicture[] {
  const choices = specifications.flatMap(({ slug, values }) =>
    values.flatMap((value) =>
      value.picture ? [{ url: value.picture.url, isBought: skuValues[slug] === value.slug }] : [],
    ),
  );
  const urls = new Set(choices.map(({ url }) => url));
  const [cover, ...otherPictures] = pictures;
  const bought = choices.find(({ isBought }) => isBought)?.url ?? cover?.url;
  const views = otherPictures.filter(({ url }) => !urls.has(url));
  return bought === cover?.url && views.length > 0 ? views : pictures.filter(({ url }) => url === bought);
}
