import type { CatalogueProduct, CatalogueSku, Localized, ProductSpecification } from '@mallard/catalogue';
import { editionNames, makerBeginnings, makerEndings, makerMiddles, seriesNames } from '../messages/growthWords.ts';
import { type Draws, drawsOf } from './draws.ts';

const NEW_DAYS = 30;
const OLDEST_DAYS = 1500;
const HOT_SALES = 5000;
const MOST_SALES = 60_000;
/** Vocabulary of a shop grows with the root of its size (Heaps' law): so many makers among a hundred products. */
const MAKERS_PER_ROOT = 4;

/** How often something is so, as in shops that one knows. */
const SHARE = { new: 0.02, deal: 0.01, reduced: 0.35, recommended: 0.005, soldOut: 0.04, noneOfSku: 0.08, few: 0.1 };

/**
 * Invents a product after one of the sample shop: the same kind of thing by another maker, in other colours and sizes, at
 * other prices, with a past of its own.
 *
 * @param templates products to vary
 * @param seed      names the whole shop
 * @param index     which product, from 0; the same index gives the same product, however many there are
 */
export function growProduct(templates: readonly CatalogueProduct[], seed: number, index: number): CatalogueProduct {
  const draws = drawsOf(seed, index);
  const template = draws.pick(templates);
  const specifications = template.specifications.map((group) => someValues(group, draws));
  const kept = template.skus.filter(({ values }) => isOffered(values, specifications));
  const whole = kept.length === 0; // what was kept cannot be combined
  const publishedDaysAgo = draws.chance(SHARE.new) ? draws.whole(0, NEW_DAYS - 1) : draws.whole(NEW_DAYS, OLDEST_DAYS);
  // A few sell very well and most hardly at all.
  const sales = Math.floor(MOST_SALES * draws.number() ** 8);
  const deal = draws.chance(SHARE.deal)
    ? { endsInHours: draws.whole(6, 72), claimedPercent: draws.whole(0, 95) }
    : null;
  const skus = repriced(whole ? template.skus : kept, deal !== null, draws);
  return {
    ...template,
    slug: `${template.slug}-${index}`,
    title: titleOf(template.title, index, draws),
    specifications: whole ? template.specifications : specifications,
    skus,
    sales,
    publishedDaysAgo,
    deal,
    tags: [
      ...(publishedDaysAgo < NEW_DAYS ? (['new'] as const) : []),
      ...(sales >= HOT_SALES ? (['hot'] as const) : []),
      ...(deal ? (['deal'] as const) : []),
      ...(draws.chance(SHARE.recommended) ? (['recommended'] as const) : []),
      ...template.tags.filter((tag) => tag === 'handmade' || tag === 'gift'),
    ],
  };
}

/** Whether the shop still sells it: one in a hundred is only there to be looked at. */
export function isStillSold(seed: number, index: number): boolean {
  return !drawsOf(seed + 1_000_003, index).chance(0.01);
}

function titleOf(base: Localized, index: number, draws: Draws): Localized {
  const maker = makerOf(Math.floor(draws.number() ** 2 * MAKERS_PER_ROOT * Math.sqrt(index + 100)));
  const series = draws.pick(seriesNames, 2);
  const edition = draws.pick(editionNames);
  return {
    'zh-CN': `${maker} ${series['zh-CN']}${base['zh-CN']} ${edition['zh-CN']}`,
    'en-US': `${maker} ${series['en-US']} ${base['en-US']} (${edition['en-US']})`,
  };
}

/**
 * The name of a maker.
 *
 * @param rank the most frequent ones first; after 2304 names they begin anew with a number
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

/** Some of the choices, at least one. */
function someValues(group: ProductSpecification, draws: Draws): ProductSpecification {
  const values = group.values.filter(() => draws.chance(0.7));
  return { ...group, values: values.length > 0 ? values : [draws.pick(group.values)] };
}

function isOffered(values: Readonly<Record<string, string>>, specifications: readonly ProductSpecification[]): boolean {
  return specifications.every((group) => group.values.some(({ slug }) => slug === values[group.slug]));
}

function repriced(skus: readonly CatalogueSku[], isDeal: boolean, draws: Draws): CatalogueSku[] {
  const factor = 0.4 * 6 ** draws.number(); // from 0.4 to 2.4, as many below 1 as above
  const reduction = isDeal || draws.chance(SHARE.reduced) ? 1.1 + 0.5 * draws.number() : null;
  const isSoldOut = draws.chance(SHARE.soldOut);
  return skus.map((sku) => {
    const price = roundPrice(sku.price * factor);
    return {
      values: sku.values,
      price,
      originalPrice: reduction === null ? null : roundPrice(price * reduction) + 100,
      stock: isSoldOut || draws.chance(SHARE.noneOfSku) ? 0 : draws.whole(1, draws.chance(SHARE.few) ? 5 : 400),
    };
  });
}

/** Whole yuan, at least one. */
function roundPrice(price: number): number {
  return Math.max(1, Math.round(price / 100)) * 100;
}
