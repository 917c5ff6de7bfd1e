import type { Product } from '@mallard/domain/contract';
import { getProduct } from '@mallard/domain/endpoints';
import { paths } from '../../app/routes.ts';
import { endpointKey } from '../../data/endpointQuery.ts';
import type { ScreenContext, ScreenMeta } from '../../navigation/screenModule.ts';
import { breadcrumbData, CURRENCY, productData, toDecimal } from '../../navigation/structuredData.ts';

/** What the head says of a product: name, description, picture, and for search engines where it is and what it costs. */
export function productMeta(context: ScreenContext): ScreenMeta {
  const { queryClient, locale, params, t } = context;
  const id = params.uuid ?? '';
  const product = queryClient.getQueryData<Product>(endpointKey(getProduct, locale, { params: { id } }));
  if (!product) return { title: t('product:title') };
  const path = paths.product(id);
  return {
    title: product.title,
    description: product.subtitle || product.title,
    canonical: path,
    // Browsers need no more of it.
    ...(import.meta.env.SSR && {
      type: 'product',
      image: { url: product.image.url, alt: product.image.alt },
      price: { amount: toDecimal(product.price), currency: CURRENCY },
      jsonLd: [
        productData(context, product, { brand: brandOf(product, t('product:brandParameter')) ?? t('shell:shopName') }),
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
