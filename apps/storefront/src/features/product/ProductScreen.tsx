import type { Product } from '@mallard/domain/contract';
import { getProduct, listCoupons } from '@mallard/domain/endpoints';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { failureOf, useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useParam } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { ScreenSkeleton } from '../../screen/ScreenSkeleton.tsx';
import { claimCenterInput } from '../../shared/coupons/couponData.ts';
import { ScreenError } from '../../shared/errors/ScreenError.tsx';
import { useRecordView } from '../../shared/products/useViewedProducts.ts';
import {
  LazyBack,
  LazyCoupons,
  LazyCrumbs,
  LazyDeliverTo,
  LazyMore,
  LazyPictures,
  LazyServices,
  LazyTopBar,
} from './lazySections.ts';
import * as styles from './Product.css.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductPurchase } from './ProductPurchase.tsx';
import { productMeta } from './productMeta.ts';
import { useSkuChoice } from './useSkuChoice.ts';

/** The product page, with purchase controls. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['shell', 'product']);
  const errorText = useErrorText();
  const product = useEndpoint(getProduct, { params: { id: useParam('uuid') } });
  if (product.data) return <ProductPage key={product.data.id} product={product.data} />;
  if (!product.isError) {
    return (
      <>
        <div className={styles.back}>
          <LazyBack />
        </div>
        <ScreenSkeleton title={t('product:title')} />
      </>
    );
  }
  const kind = failureOf(product.error)?.error.kind;
  // A malformed id is also a page that does not exist.
  const isGone = kind === 'NotFound' || kind === 'BadRequest';
  return (
    <ScreenError
      kind={isGone ? 'notFound' : 'unknown'}
      link={{ href: paths.home(), label: t('goHome') }}
      onRetry={isGone ? undefined : () => void product.refetch()}
    >
      {isGone ? undefined : errorText(product.error)}
    </ScreenError>
  );
};

function ProductPage({ product }: { product: Product }) {
  const choice = useSkuChoice(product);
  useRecordView(product);
  return (
    <div className={styles.page}>
      <LazyTopBar product={product} />
      <LazyCrumbs product={product} />
      <div className={styles.top}>
        <LazyPictures product={product} selectedUrl={choice.sku?.image?.url} />
        <div className={styles.info}>
          <ProductFacts product={product} sku={choice.sku} />
          <LazyCoupons product={product} />
          <ProductPurchase product={product} choice={choice} />
          <LazyDeliverTo isAvailable={choice.isAvailable} />
          <LazyServices services={product.services} isAvailable={choice.isAvailable} />
        </div>
      </div>
      <LazyMore product={product} />
    </div>
  );
}

export const prefetch: ScreenModule['prefetch'] = ({ client, queryClient, locale, params }) =>
  Promise.all([
    queryClient.fetchQuery(endpointQuery(client, locale, getProduct, { params: { id: params.uuid ?? '' } })),
    queryClient.prefetchQuery(endpointQuery(client, locale, listCoupons, claimCenterInput)),
  ]);

export const meta: ScreenModule['meta'] = productMeta;
