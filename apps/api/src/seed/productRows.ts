import type { CatalogueProduct, CatalogueSku } from '@mallard/catalogue';
import { minor } from '@mallard/domain/money';
import { PURCHASE_LIMIT } from '@mallard/domain/rules';
import { skuId, stableId } from '@mallard/offline/backend';
import type { productAttributes, products, StoredSpecification, skus } from '../db/schema/index.ts';
import { after, before } from './dateOffset.ts';

/** Rating from its reviews. */
export interface Rating {
  ratingSum: number;
  reviewCount: number;
}

/** Creates the row of a product. */
export function productRow(product: CatalogueProduct, rating: Rating, now: Date): typeof products.$inferInsert {
  const { slug, category, title, subtitle, parameters, services, tags, pictures, sales, deal } = product;
  const cheapest = cheapestSku(product);
  return {
    ...rating,
    id: stableId('product', slug),
    slug,
    categoryId: stableId('category', category),
    title,
    subtitle,
    parameters,
    services,
    tags,
    sales,
    description: product.description,
    specifications: product.specifications.map(storedSpecification),
    pictures,
    price: minor(cheapest.price),
    originalPrice: cheapest.originalPrice === null ? null : minor(cheapest.originalPrice),
    isRecommended: tags.includes('recommended'),
    dealEndsAt: deal && after(now, { hours: deal.endsInHours }),
    dealClaimedPercent: deal?.claimedPercent ?? null,
    publishedAt: before(now, { days: product.publishedDaysAgo }),
  };
}

/** Creates the SKU rows of a product. */
export function skuRows(product: CatalogueProduct): (typeof skus.$inferInsert)[] {
  return product.skus.map((sku, position) => ({
    id: skuId(product.slug, sku.values),
    productId: stableId('product', product.slug),
    position,
    values: sku.values,
    price: minor(sku.price),
    originalPrice: sku.originalPrice === null ? null : minor(sku.originalPrice),
    stock: sku.stock,
    purchaseLimit: product.purchaseLimit ?? PURCHASE_LIMIT,
    picture: pictureOf(product, sku) ?? null,
  }));
}

/** Creates the filter value rows: one for each value of its SKUs. */
export function attributeRows({
  slug,
  specifications,
  skus: all,
}: CatalogueProduct): (typeof productAttributes.$inferInsert)[] {
  return specifications.flatMap((group) =>
    group.values
      .filter((value) => all.some(({ values }) => values[group.slug] === value.slug))
      .map((value) => ({
        productId: stableId('product', slug),
        specification: group.slug,
        value: value.slug,
        specificationName: group.name,
        valueName: value.name,
        swatch: value.swatch ?? null,
      })),
  );
}

function cheapestSku({ skus: all }: CatalogueProduct): CatalogueSku {
  return all.reduce((cheapest, sku) => (sku.price < cheapest.price ? sku : cheapest));
}

function pictureOf({ specifications }: CatalogueProduct, { values }: CatalogueSku) {
  return specifications
    .flatMap((group) => group.values.filter((value) => value.slug === values[group.slug]))
    .find((value) => value.picture)?.picture;
}

function storedSpecification({ slug, name, values }: CatalogueProduct['specifications'][number]): StoredSpecification {
  return {
    id: slug,
    name,
    values: values.map((value) => ({
      id: value.slug,
      name: value.name,
      swatch: value.swatch ?? null,
      picture: value.picture ?? null,
    })),
  };
}
