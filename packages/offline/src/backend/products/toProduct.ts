import type { Product, ProductSummary, Sku, Specification } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { averageStars, toAttributes, toBlock, toCover, toPicture } from '@mallard/domain/serving';
import type { OfflineCall } from '../calls/offlineCall.ts';
import { salesOf, stockOf, stockOfProduct } from '../inventory/stock.ts';
import { toInstant } from '../presenters/toInstant.ts';
import type { CatalogProduct, CatalogSku } from '../shop/openCatalog.ts';
import type { SampleSpecification } from '../shop/sampleShop.ts';
import { isNew, runningDeal } from './freshness.ts';
import { ratingOf } from './rating.ts';

/** Converts a product to the content of its card, at a time and in one language. */
export function toProductSummary(product: CatalogProduct, call: OfflineCall): ProductSummary {
  const { state, locale, now } = call;
  const { sample, skus } = product;
  const rating = ratingOf(call, product);
  const [fresh, deal] = [isNew(product, now), runningDeal(product, now)];
  return {
    id: product.id,
    title: sample.title[locale],
    subtitle: sample.subtitle[locale],
    price: product.price,
    hasPriceRange: product.hasPriceRange,
    originalPrice: product.originalPrice,
    image: toCover(sample.pictures, sample.title[locale], locale),
    sales: salesOf(state, product),
    stock: stockOfProduct(state, product),
    rating: averageStars(rating.sum, rating.count),
    reviewCount: rating.count,
    // Expired tags are left out.
    tags: sample.tags.filter((tag) => (tag !== 'new' || fresh) && (tag !== 'deal' || deal !== null)),
    isNew: fresh,
    publishTime: toInstant(product.publishedAt),
    deal: deal && { endTime: toInstant(deal.endsAt), claimedPercent: deal.claimedPercent },
    categoryUuid: product.categoryIds[0] ?? '',
    onlySkuUuid: skus.length === 1 ? (skus[0]?.id ?? null) : null,
  };
}

/** Converts a product to the contract's format, at a time and in one language. */
export function toProduct(product: CatalogProduct, call: OfflineCall): Product {
  const { catalog, locale } = call;
  const { pictures, description, parameters, services, specifications } = product.sample;
  const path = product.categoryIds
    .toReversed()
    .flatMap((id) => catalog.categories.find((category) => category.id === id) ?? []);
  return {
    ...toProductSummary(product, call),
    images: pictures.map((picture) => toPicture(picture, locale)),
    description: description.map((block) => toBlock(block, locale)),
    parameters: toAttributes(parameters, locale),
    services: [...services],
    specifications: specifications.map((group) => toSpecification(group, locale)),
    skus: product.skus.map((sku) => toSku(sku, call)),
    categories: path.map(({ id, name }) => ({ id, name: name[locale] })),
  };
}

function toSpecification({ slug, name, values }: SampleSpecification, locale: ContentLocale): Specification {
  return {
    id: slug,
    name: name[locale],
    values: values.map((value) => ({
      id: value.slug,
      name: value.name[locale],
      swatch: value.swatch ?? null,
      image: value.picture ? toPicture(value.picture, locale) : null,
    })),
  };
}

function toSku(sku: CatalogSku, { state, locale }: OfflineCall): Sku {
  const { id, values, price, originalPrice, limit, picture } = sku;
  return {
    id,
    price,
    originalPrice,
    limit,
    values: { ...values },
    stock: stockOf(state, sku),
    image: picture && toPicture(picture, locale),
  };
}
