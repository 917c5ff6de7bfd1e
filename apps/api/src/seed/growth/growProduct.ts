import type { CatalogueProduct, CatalogueSku, Localized, ProductSpecification } from '@mallard/catalogue';
import { editionNames, makerBeginnings, makerEndings, makerMiddles, seriesNames } from '../messages/growthWords.ts';
import { createRandomSource, type RandomSource } from './randomSource.ts';

const NEW_DAYS = 30;
const OLDEST_DAYS = 1500;
const HOT_SALES = 5000;
const MAX_SALES = 60_000;
/** Makers per 10 × √products: the vocabulary grows with the square root of the size (Heaps' law). */
const MAKERS_PER_ROOT = 4;

/** Probabilities of product properties, like those of real shops. */
const SHARE = { new: 0.02, deal: 0.01, reduced: 0.35, recommended: 0.005, soldOut: 0.04, noneOfSku: 0.08, few: 0.1 };

/**
 * Generates a variation of a sample product: the same product type with another maker, colors, sizes, prices and sales history.
 *
 * @param templates sample products
 * @param seed      random seed of the shop
 * @param index     product index from 0; the same index gives the same product, regardless of the shop's size
 */
export function growProduct(templates: readonly CatalogueProduct[], seed: number, index: number): CatalogueProduct {
  const random = createRandomSource(seed, index);
  const template = random.pick(templates);
  const specifications = template.specifications.map((group) => someValues(group, random));
  const offeredSkus = template.skus.filter(({ values }) => isOffered(values, specifications));
  const usesAllSkus = offeredSkus.length === 0; // no SKU has only offered values
  const publishedDaysAgo = random.chance(SHARE.new)
    ? random.whole(0, NEW_DAYS - 1)
    : random.whole(NEW_DAYS, OLDEST_DAYS);
  // Few products sell very well, and most sell little.
  const sales = Math.floor(MAX_SALES * random.number() ** 8);
  const deal = random.chance(SHARE.deal)
    ? { endsInHours: random.whole(6, 72), claimedPercent: random.whole(0, 95) }
    : null;
  const skus = repriced(usesAllSkus ? template.skus : offeredSkus, deal !== null, random);
  return {
    ...template,
    slug: `${template.slug}-${index}`,
    title: titleOf(template.title, index, random),
    specifications: usesAllSkus ? template.specifications : specifications,
    skus,
    sales,
    publishedDaysAgo,
    deal,
    tags: [
      ...(publishedDaysAgo < NEW_DAYS ? (['new'] as const) : []),
      ...(sales >= HOT_SALES ? (['hot'] as const) : []),
      ...(deal ? (['deal'] as const) : []),
      ...(random.chance(SHARE.recommended) ? (['recommended'] as const) : []),
      ...template.tags.filter((tag) => tag === 'handmade' || tag === 'gift'),
    ],
  };
}

/** Whether it is on sale: one in a hundred is off sale. */
export function isStillSold(seed: number, index: number): boolean {
  return !createRandomSource(seed + 1_000_003, index).chance(0.01);
}

function titleOf(base: Localized, index: number, random: RandomSource): Localized {
  const maker = makerOf(Math.floor(random.number() ** 2 * MAKERS_PER_ROOT * Math.sqrt(index + 100)));
  const series = random.pick(seriesNames, 2);
  const edition = random.pick(editionNames);
  return {
    'zh-CN': `${maker} ${series['zh-CN']}${base['zh-CN']} ${edition['zh-CN']}`,
    'en-US': `${maker} ${series['en-US']} ${base['en-US']} (${edition['en-US']})`,
  };
}

/**
 * Returns the name of a maker.
 *
 * @param rank 0 for the most frequent; from 2304 on, names repeat with a number
 */
function makerOf(rank: number): string {
  const [beginnings, middles, endings] = [makerBeginnings, makerMiddles, makerEndings];
  const name = [
    beginnings[rank % beginnings.length],
    middles[Math.floor(rank / beginnings.length) % middles.length],
    endings[Math.floor(rank / (beginnings.length * middles.length)) % endings.length],
  ].join('');
  const round = Math.floor(rank / (beginnings.length * middles.length * endings.length));
  return round === 0 ? name : `${name}${round + 1}`;
}

/** Picks some of the values, at least one. */
function someValues(group: ProductSpecification, random: RandomSource): ProductSpecification {
  const values = group.values.filter(() => random.chance(0.7));
  return { ...group, values: values.length > 0 ? values : [random.pick(group.values)] };
}

function isOffered(values: Readonly<Record<string, string>>, specifications: readonly ProductSpecification[]): boolean {
  return specifications.every((group) => group.values.some(({ slug }) => slug === values[group.slug]));
}

function repriced(skus: readonly CatalogueSku[], isDeal: boolean, random: RandomSource): CatalogueSku[] {
  const factor = 0.4 * 6 ** random.number(); // from 0.4 to 2.4, as many below 1 as above
  const reduction = isDeal || random.chance(SHARE.reduced) ? 1.1 + 0.5 * random.number() : null;
  const isSoldOut = random.chance(SHARE.soldOut);
  return skus.map((sku) => {
    const price = roundPrice(sku.price * factor);
    return {
      values: sku.values,
      price,
      originalPrice: reduction === null ? null : roundPrice(price * reduction) + 100,
      stock: isSoldOut || random.chance(SHARE.noneOfSku) ? 0 : random.whole(1, random.chance(SHARE.few) ? 5 : 400),
    };
  });
}

/** Rounds to whole yuan, at least one. */
function roundPrice(price: number): number {
  return Math.max(1, Math.round(price / 100)) * 100;
}
