import type { LocalizedText } from '@mallard/domain/messages';
import { type Minor, minor } from '@mallard/domain/money';
import type { CouponTerms } from '@mallard/domain/rules';
import { PURCHASE_LIMIT } from '@mallard/domain/rules';
import type { SampleCategory, SamplePicture, SampleProduct, SampleShop } from './sampleShop.ts';
import { type ShelfReview, shelfReviews } from './shelfReviews.ts';
import { skuId, stableId } from './stableId.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A category with its id and those above it. */
export interface ShelfCategory extends Omit<SampleCategory, 'slug' | 'parent'> {
  id: string;
  parentId: string | null;
}

/** Something that can be bought, as it was when the shop opened. */
export interface ShelfSku {
  id: string;
  product: ShelfProduct;
  values: Readonly<Record<string, string>>;
  price: Minor;
  originalPrice: Minor | null;
  /** Pieces at the opening. */
  stock: number;
  limit: number;
  picture: SamplePicture | null;
}

/** A product, as it was when the shop opened. */
export interface ShelfProduct {
  id: string;
  /** Its place among all, by which ties of a sort are broken. */
  place: number;
  sample: SampleProduct;
  /** Its category and all above it. */
  categoryIds: readonly string[];
  skus: readonly ShelfSku[];
  /** Of the cheapest SKU. */
  price: Minor;
  /** Whether some SKU costs more. */
  hasPriceRange: boolean;
  originalPrice: Minor | null;
  publishedAt: number;
  dealEndsAt: number | null;
}

/** A coupon as it was when the shop opened. */
export interface ShelfCoupon extends CouponTerms {
  id: string;
  name: LocalizedText;
  startsAt: number;
  endsAt: number;
  total: number;
}

/** What the shop sells, with ids and moments; nothing in it ever changes. */
export interface Shelf {
  shop: SampleShop;
  openedAt: number;
  categories: readonly ShelfCategory[];
  products: readonly ShelfProduct[];
  coupons: readonly ShelfCoupon[];
  product(id: string): ShelfProduct | undefined;
  sku(id: string): ShelfSku | undefined;
  coupon(id: string): ShelfCoupon | undefined;
  /** What invented shoppers said of it, newest first. */
  reviewsOf(product: ShelfProduct): readonly ShelfReview[];
}

/** Gives the sample shop ids, the same as on a server, and moments, counted from its opening. */
export function openShelf(shop: SampleShop, openedAt: number): Shelf {
  const categories = shop.categories.map(({ slug, parent, ...category }) => ({
    ...category,
    id: stableId('category', slug),
    parentId: parent === null ? null : stableId('category', parent),
  }));
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const products = shop.products.map((sample, place) => toProduct(sample, place, parents, openedAt));
  const coupons = shop.coupons.map((coupon) => toCoupon(coupon, openedAt));
  const byId = new Map(products.map((product) => [product.id, product]));
  const skus = new Map(products.flatMap((product) => product.skus.map((sku) => [sku.id, sku])));
  const couponsById = new Map(coupons.map((coupon) => [coupon.id, coupon]));
  const reviews = new Map<string, readonly ShelfReview[]>();
  return {
    shop,
    openedAt,
    categories,
    products,
    coupons,
    product: (id) => byId.get(id),
    sku: (id) => skus.get(id),
    coupon: (id) => couponsById.get(id),
    reviewsOf: (product) => {
      const said = reviews.get(product.id) ?? shelfReviews(shop, product.sample, openedAt);
      reviews.set(product.id, said);
      return said;
    },
  };
}

function toProduct(
  sample: SampleProduct,
  place: number,
  parents: ReadonlyMap<string, string | null>,
  openedAt: number,
): ShelfProduct {
  const cheapest = sample.skus.reduce((least, sku) => (sku.price < least.price ? sku : least));
  const skus: ShelfSku[] = [];
  const product: ShelfProduct = {
    id: stableId('product', sample.slug),
    place,
    sample,
    skus,
    categoryIds: pathUp(stableId('category', sample.category), parents),
    price: minor(cheapest.price),
    hasPriceRange: sample.skus.some(({ price }) => price > cheapest.price),
    originalPrice: cheapest.originalPrice === null ? null : minor(cheapest.originalPrice),
    publishedAt: openedAt - sample.publishedDaysAgo * DAY_MS,
    dealEndsAt: sample.deal && openedAt + sample.deal.endsInHours * HOUR_MS,
  };
  for (const { values, price, originalPrice, stock } of sample.skus)
    skus.push({
      id: skuId(sample.slug, values),
      product,
      values,
      stock,
      price: minor(price),
      originalPrice: originalPrice === null ? null : minor(originalPrice),
      limit: Math.min(sample.purchaseLimit ?? PURCHASE_LIMIT, PURCHASE_LIMIT),
      picture: pictureOf(sample, values),
    });
  return product;
}

function pathUp(id: string, parents: ReadonlyMap<string, string | null>): string[] {
  const parent = parents.get(id) ?? null;
  return parent === null ? [id] : [id, ...pathUp(parent, parents)];
}

function pictureOf({ specifications }: SampleProduct, chosen: Readonly<Record<string, string>>): SamplePicture | null {
  const values = specifications.flatMap((group) => group.values.filter(({ slug }) => slug === chosen[group.slug]));
  return values.find(({ picture }) => picture)?.picture ?? null;
}

function toCoupon(sample: SampleShop['coupons'][number], openedAt: number): ShelfCoupon {
  const { slug, name, kind, value, threshold, cap, categorySlugs, startsInDays, endsInDays, total } = sample;
  const [startsAt, endsAt] = [openedAt + startsInDays * DAY_MS, openedAt + endsInDays * DAY_MS];
  return {
    id: stableId('coupon', slug),
    name,
    kind,
    value,
    startsAt,
    endsAt,
    total,
    threshold: minor(threshold),
    cap: cap === null ? null : minor(cap),
    categoryUuids: categorySlugs.map((category) => stableId('category', category)),
    startTime: new Date(startsAt).toISOString(),
    endTime: new Date(endsAt).toISOString(),
  };
}
