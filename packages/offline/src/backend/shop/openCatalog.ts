import type { LocalizedText } from '@mallard/domain/messages';
import { type Minor, minor } from '@mallard/domain/money';
import type { CouponTerms } from '@mallard/domain/rules';
import { PURCHASE_LIMIT } from '@mallard/domain/rules';
import { type CatalogReview, catalogReviews } from './catalogReviews.ts';
import type { SampleCategory, SamplePicture, SampleProduct, SampleShop } from './sampleShop.ts';
import { skuId, stableId } from './stableId.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A category with its id and those of its ancestors. */
export interface CatalogCategory extends Omit<SampleCategory, 'slug' | 'parent'> {
  id: string;
  parentId: string | null;
}

/** A SKU, as it was when the shop opened. */
export interface CatalogSku {
  id: string;
  product: CatalogProduct;
  values: Readonly<Record<string, string>>;
  price: Minor;
  originalPrice: Minor | null;
  /** Units when the shop opened. */
  stock: number;
  limit: number;
  picture: SamplePicture | null;
}

/** A product, as it was when the shop opened. */
export interface CatalogProduct {
  id: string;
  /** Its position in the catalogue, for ties of a sort. */
  position: number;
  sample: SampleProduct;
  /** Its category and all ancestors. */
  categoryIds: readonly string[];
  skus: readonly CatalogSku[];
  /** Of the cheapest SKU. */
  price: Minor;
  /** Whether some SKU costs more. */
  hasPriceRange: boolean;
  originalPrice: Minor | null;
  publishedAt: number;
  dealEndsAt: number | null;
}

/** A coupon as it was when the shop opened. */
export interface CatalogCoupon extends CouponTerms {
  id: string;
  name: LocalizedText;
  startsAt: number;
  endsAt: number;
  total: number;
}

/** The products of the shop, with ids and timestamps; immutable. */
export interface Catalog {
  shop: SampleShop;
  openedAt: number;
  categories: readonly CatalogCategory[];
  products: readonly CatalogProduct[];
  coupons: readonly CatalogCoupon[];
  product(id: string): CatalogProduct | undefined;
  sku(id: string): CatalogSku | undefined;
  coupon(id: string): CatalogCoupon | undefined;
  /** Returns reviews of fictional shoppers, newest first. */
  reviewsOf(product: CatalogProduct): readonly CatalogReview[];
}

/** Adds ids to the sample shop, the same as on a server, and timestamps relative to its opening. */
export function openCatalog(shop: SampleShop, openedAt: number): Catalog {
  const categories = shop.categories.map(({ slug, parent, ...category }) => ({
    ...category,
    id: stableId('category', slug),
    parentId: parent === null ? null : stableId('category', parent),
  }));
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const products = shop.products.map((sample, index) => toProduct(sample, index, parents, openedAt));
  const coupons = shop.coupons.map((coupon) => toCoupon(coupon, openedAt));
  const byId = new Map(products.map((product) => [product.id, product]));
  const skus = new Map(products.flatMap((product) => product.skus.map((sku) => [sku.id, sku])));
  const couponsById = new Map(coupons.map((coupon) => [coupon.id, coupon]));
  const reviews = new Map<string, readonly CatalogReview[]>();
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
      const productReviews = reviews.get(product.id) ?? catalogReviews(shop, product.sample, openedAt);
      reviews.set(product.id, productReviews);
      return productReviews;
    },
  };
}

function toProduct(
  sample: SampleProduct,
  position: number,
  parents: ReadonlyMap<string, string | null>,
  openedAt: number,
): CatalogProduct {
  const cheapest = sample.skus.reduce((least, sku) => (sku.price < least.price ? sku : least));
  const skus: CatalogSku[] = [];
  const product: CatalogProduct = {
    id: stableId('product', sample.slug),
    position,
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

function pictureOf(
  { specifications }: SampleProduct,
  selectedValues: Readonly<Record<string, string>>,
): SamplePicture | null {
  const values = specifications.flatMap((group) =>
    group.values.filter(({ slug }) => slug === selectedValues[group.slug]),
  );
  return values.find(({ picture }) => picture)?.picture ?? null;
}

function toCoupon(sample: SampleShop['coupons'][number], openedAt: number): CatalogCoupon {
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
