import type { Product } from '@mallard/domain/contract';
import { getProduct } from '@mallard/domain/endpoints';
import { textIn } from '@mallard/domain/messages';
import { endpointKey } from '../../data/endpointQuery.ts';
import { paths } from '../../navigation/routes.ts';
import type { ScreenContext, ScreenMeta } from '../../navigation/screenModule.ts';
import { breadcrumbData, productData, toDecimalPrice } from '../../navigation/structuredData.ts';

/** Document metadata of a product: title, description, picture, and structured data for search engines. */
export function productMeta(context: ScreenContext): ScreenMeta {
  const { queryClient, locale, params, shop, t } = context;
  const id = params.uuid ?? '';
  const product = queryClient.getQueryData<Product>(endpointKey(getProduct, locale, { params: { id } }));
  if (!product) return { title: t('product:title') };
  const path = paths.product(id);
  return {
    title: product.title,
    description: product.subtitle || product.title,
    canonical: path,
    // Only crawlers read these, so they are rendered on the server only.
    ...(import.meta.env.SSR && {
      type: 'product',
      image: { url: product.image.url, alt: product.image.alt },
      price: { amount: toDecimalPrice(product.price, shop.currency), currency: shop.currency },
      jsonLd: [
        productData(context, product, {
          brand: brandOf(product, t('product:brandParameter')) ?? textIn(shop.name, locale),
        }),
        breadcrumbData(context, [
          { name: t('product:home'), path: paths.home() },
          ...product.categories.map(({ id, name }) => ({ name, path: paths.category({ categoryUuid: id }) })),
          { name: product.title, path },
        ]),
      ],
    }),
  };
}

function brandOf({ parameters }: Product, name: string): string | undefined {
  return parameters.find((parameter) => parameter.name === name)?.value;
}
