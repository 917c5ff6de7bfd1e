import type { Picture, Product, ProductSummary, Sku, Specification } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import type { OfflineCall } from '../calls/offlineCall.ts';
import { toAttributes, toInstant, toPicture } from '../goods/present.ts';
import { salesOf, stockOf, stockOfProduct } from '../goods/stock.ts';
import type { ShelfProduct, ShelfSku } from '../shop/openShelf.ts';
import type { SampleBlock, SampleSpecification } from '../shop/sampleShop.ts';
import { isNew, runningDeal } from './freshness.ts';
import { averageStars, ratingOf } from './rating.ts';

const NO_COVER = { url: 'data:,', width: 1, height: 1, sources: [], color: null, placeholder: null };

/** A product as its card shows it, at one moment and in one language. */
export function toProductSummary(product: ShelfProduct, call: OfflineCall): ProductSummary {
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
    image: toCover(product, locale),
    sales: salesOf(state, product),
    stock: stockOfProduct(state, product),
    rating: averageStars(rating),
    reviewCount: rating.count,
    // What time takes away is not said any longer.
    tags: sample.tags.filter((tag) => (tag !== 'new' || fresh) && (tag !== 'deal' || deal !== null)),
    isNew: fresh,
    publishTime: toInstant(product.publishedAt),
    deal: deal && { endTime: toInstant(deal.endsAt), claimedPercent: deal.claimedPercent },
    categoryUuid: product.categoryIds[0] ?? '',
    onlySkuUuid: skus.length === 1 ? (skus[0]?.id ?? null) : null,
  };
}

/** The first picture of a product; an empty one where it has none. */
export function toCover({ sample }: ShelfProduct, locale: ContentLocale): Picture {
  const [cover] = sample.pictures;
  return cover ? toPicture(cover, locale) : { ...NO_COVER, alt: sample.title[locale] };
}

/** Everything about a product, at one moment and in one language. */
export function toProduct(product: ShelfProduct, call: OfflineCall): Product {
  const { shelf, locale } = call;
  const { pictures, description, parameters, services, specifications } = product.sample;
  const path = product.categoryIds.toReversed().flatMap((id) => shelf.categories.find((one) => one.id === id) ?? []);
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

function toBlock(block: SampleBlock, locale: ContentLocale): Product['description'][number] {
  if (block.kind === 'image') return { kind: 'image', image: toPicture(block.picture, locale) };
  return { kind: block.kind, text: block.text[locale] };
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

function toSku(sku: ShelfSku, { state, locale }: OfflineCall): Sku {
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
