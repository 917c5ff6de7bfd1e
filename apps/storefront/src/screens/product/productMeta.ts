import type { Product } from '@mallard/domain/contract';
import { getProduct } from '@mallard/domain/endpoints';
import { type Minor, toPriceParts } from '@mallard/domain/money';
import { endpointKey } from '../../data/endpointQuery.ts';
import { paths } from '../../routes.ts';
import type { ScreenContext, ScreenMeta } from '../../shell/screenModule.ts';

const SCHEMA = 'https://schema.org';

/** What the head says of a product: name, words, picture, and price and stock for search engines. */
export function productMeta({ queryClient, locale, params, origin, t }: ScreenContext): ScreenMeta {
  const id = params.uuid ?? '';
  const product = queryClient.getQueryData<Product>(endpointKey(getProduct, locale, { params: { id } }));
  if (!product) return { title: t('product:title') };
  const crumbs = [
    { name: t('product:home'), path: paths.home() },
    ...product.categories.map(({ id, name }) => ({ name, path: paths.category({ categoryUuid: id }) })),
    { name: product.title, path: paths.product(id) },
  ];
  return {
    title: product.title,
    description: product.subtitle || product.title,
    image: product.image.url,
    canonical: paths.product(id),
    jsonLd: [
      productData(product, origin),
      {
        '@context': SCHEMA,
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, path }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name,
          item: origin + path,
        })),
      },
    ],
  };
}

function productData(product: Product, origin: string): object {
  const { id, title, subtitle, images, price, stock, rating, reviewCount, deal } = product;
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: title,
    description: subtitle,
    sku: id,
    image: images.map(({ url }) => new URL(url, origin).href),
    offers: {
      '@type': 'Offer',
      url: origin + paths.product(id),
      priceCurrency: 'CNY',
      price: toDecimal(price),
      availability: `${SCHEMA}/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      ...(deal && { priceValidUntil: deal.endTime }),
    },
    ...(reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    }),
  };
}

/** An amount as schema.org wants it: `1280.00`. */
function toDecimal(amount: Minor): string {
  const { integer, fraction } = toPriceParts(amount);
  return `${integer.replaceAll(',', '')}.${fraction}`;
}
