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

/** Fewest and most reviews of a product. */
const FEWEST = 8;
const MOST = 28;
/** Sales of the best seller, which has the most reviews. */
const MOST_SALES = 24_000;
/** Age of the oldest review, in days. */
const OLDEST = 360;

/** What is left to be said of a product. */
interface Talk {
  nicknames: Deck<string>;
  praise: Deck<Words>;
  reservations: Deck<Words>;
  complaints: Deck<Words>;
  remarks: Deck<Words>;
  coolRemarks: Deck<Words>;
}

/**
 * Reviews of a product by invented shoppers, 8–28 of them by its sales, newest first.
 * The same product always gets the same reviews; nobody reviews before publication or says the same words twice. At least
 * one has a photograph, and at least one an answer of the shop.
 *
 * @throws {RangeError} when the product's category is not in the tree, or shoppers have no words for it
 */
export function reviewsOf(product: CatalogueProduct): CatalogueReview[] {
  const random = createRandom(product.slug);
  const talk = talkOf(random, product);
  const share = Math.sqrt(Math.sqrt(Math.min(product.sales, MOST_SALES) / MOST_SALES));
  const count = FEWEST + Math.round((MOST - FEWEST) * share * (0.7 + 0.3 * random()));
  const said = new Set<string>();
  const days = daysOf(random, product, count);
  // Written in the order in which they are read, so that a sentence that comes back is far from where it stood before.
  const reviews = ratings(random, count).map((rating, place) => {
    const parts = newSentences(random, talk, rating, said);
    return {
      ...review(random, product, rating),
      nickname: talk.nicknames(),
      content: joined(parts),
      reply: replyTo(random, rating, parts),
      daysAgo: days[place] ?? 0,
    };
  });
  return withPhotograph(product, withReply(product, reviews));
}

/** Where chance left everyone without an answer, the least content shopper gets one. */
function withReply({ slug }: CatalogueProduct, reviews: CatalogueReview[]): CatalogueReview[] {
  if (reviews.some(({ reply }) => reply !== null)) return reviews;
  const random = createRandom(`${slug}/reply`);
  const least = Math.min(...reviews.map(({ rating }) => rating));
  const answered = reviews.find(({ rating }) => rating === least);
  const reply = localized(pick(random, least <= 3 ? sorryReplies : thankfulReplies));
  return reviews.map((one) => (one === answered ? { ...one, reply } : one));
}

/** Where chance left nobody with a camera, the most content shopper has one. */
function withPhotograph(product: CatalogueProduct, reviews: CatalogueReview[]): CatalogueReview[] {
  if (reviews.some(({ pictures }) => pictures.length > 0)) return reviews;
  const random = createRandom(`${product.slug}/photograph`);
  const able = reviews.filter(({ skuValues }) => isPhotographed(product, skuValues));
  const most = Math.max(...able.map(({ rating }) => rating));
  const shown = able.find(({ rating }) => rating === most);
  return reviews.map((one) =>
    one === shown ? { ...one, pictures: photographs(random, product, one.skuValues) } : one,
  );
}

/** The age of each review in days, newest first. */
function daysOf(random: Random, { publishedDaysAgo }: CatalogueProduct, count: number): number[] {
  const oldest = Math.min(publishedDaysAgo - 1, OLDEST);
  return Array.from({ length: count }, () => wholeNumber(random, 0, oldest)).sort((a, b) => a - b);
}

function talkOf(random: Random, product: CatalogueProduct): Talk {
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

/** Stars for so many reviews: one draw from each equal share of chances, so that even a few are spread as many would be. */
function ratings(random: Random, count: number): number[] {
  const happiness = 0.42 + 0.46 * random() ** 0.5;
  const chances = Array.from({ length: count }, (_, place) => (place + random()) / count);
  return shuffled(
    random,
    chances.map((chance) => ratingOf(chance, happiness)),
  );
}

/** Mostly 5, some 4, few below; `happiness` is the share of 5. */
function ratingOf(chance: number, happiness: number): number {
  const rest = 1 - happiness;
  if (chance < happiness) return 5;
  if (chance < happiness + rest * 0.64) return 4;
  if (chance < happiness + rest * 0.84) return 3;
  return chance < happiness + rest * 0.94 ? 2 : 1;
}

/** All of a review but its words, the answer to them, its author and its day. */
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

function newSentences(random: Random, talk: Talk, rating: number, said: Set<string>): Words[] {
  for (;;) {
    const parts = sentences(random, talk, rating);
    const content = joined(parts)['zh-CN'];
    if (said.has(content)) continue;
    said.add(content);
    return parts;
  }
}

/** One to three sentences: what was liked, what was not, and now and then a word in passing. */
function sentences(random: Random, talk: Talk, rating: number): Words[] {
  const chance = random();
  const praise = talk.praise();
  if (rating <= 2) return chance < 0.6 ? [talk.complaints(), talk.coolRemarks()] : [talk.complaints()];
  if (rating === 3)
    return chance < 0.4
      ? [talk.complaints(), talk.coolRemarks()]
      : [praise, chance < 0.7 ? talk.complaints() : talk.reservations()];
  if (rating === 4) return chance < 0.8 ? [praise, talk.reservations()] : [praise];
  if (chance < 0.3) return [praise];
  if (chance < 0.33) return [talk.remarks()];
  return [praise, ...(chance < 0.9 ? [] : [talk.praise()]), talk.remarks()].filter(isFirst);
}

/** A new shuffle of the deck may begin with what the old one ended with. */
function isFirst(sentence: Words, place: number, all: readonly Words[]): boolean {
  return all.indexOf(sentence) === place;
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
  // Four stars that name nothing to change leave the shop nothing to note.
  const wishes = rating === 4 && parts.length > 1;
  return localized(pick(random, wishes ? notedReplies : thankfulReplies));
}

/** One or two pictures of what was bought. */
function photographs(
  random: Random,
  product: CatalogueProduct,
  skuValues: Readonly<Record<string, string>>,
): CataloguePicture[] {
  const shown = shuffled(random, isPhotographed(product, skuValues) ? picturesOf(product, skuValues) : []);
  return shown.slice(0, random() < 0.5 ? 1 : 2);
}

/**
 * Further views rather than the cover, which everybody has seen who reads a review. They are taken in the first colour: of
 * another one there is a single picture.
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
  const [cover, ...others] = pictures;
  const bought = choices.find(({ isBought }) => isBought)?.url ?? cover?.url;
  const views = others.filter(({ url }) => !urls.has(url));
  return bought === cover?.url && views.length > 0 ? views : pictures.filter(({ url }) => url === bought);
}
