import type { Product } from '@mallard/domain/contract';
import { getProduct } from '@mallard/domain/endpoints';
import { Check } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { failureOf, useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { paths } from '../../routes.ts';
import { ScreenError } from '../../shell/ScreenError.tsx';
import { useParam } from '../../shell/ScreenLocation.tsx';
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { useTranslation } from '../../shell/useTranslation.ts';
import { LateBack, LateCrumbs, LateMore, LatePictures } from './lateParts.ts';
import * as styles from './Product.css.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductPurchase } from './ProductPurchase.tsx';
import { productMeta } from './productMeta.ts';
import { useSkuChoice } from './useSkuChoice.ts';

/** Everything about one product, and the ways to buy it. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const product = useEndpoint(getProduct, { params: { id: useParam('uuid') } });
  if (product.data) return <ProductPage key={product.data.id} product={product.data} />;
  if (!product.isError) {
    return (
      <>
        <div className={styles.back}>
          <LateBack />
        </div>
        <ScreenSkeleton />
      </>
    );
  }
  const kind = failureOf(product.error)?.error.kind;
  // What is no id names nothing, too.
  const isGone = kind === 'NotFound' || kind === 'BadRequest';
  return (
    <ScreenError
      kind={isGone ? 'notFound' : 'unknown'}
      way={{ href: paths.home(), label: t('goHome') }}
      onRetry={isGone ? undefined : () => void product.refetch()}
    >
      {isGone ? undefined : errorText(product.error)}
    </ScreenError>
  );
};

function ProductPage({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const choice = useSkuChoice(product);
  // What is sold out cannot be promised for tomorrow.
  const services = product.services.filter(isService).filter((code) => product.stock > 0 || code !== 'nextDayDelivery');
  return (
    <div className={styles.page}>
      <LateCrumbs product={product} />
      <div className={styles.top}>
        <LatePictures product={product} chosenUrl={choice.sku?.image?.url} />
        <div className={styles.info}>
          <ProductFacts product={product} sku={choice.sku} />
          <ProductPurchase product={product} choice={choice} />
          {services.length > 0 && (
            <ul aria-label={t('servicesLabel')} className={styles.services}>
              {services.map((service) => (
                <li key={service} className={styles.service}>
                  <Icon glyph={Check} size="sm" />
                  {t(`services.${service}`)}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <LateMore product={product} />
    </div>
  );
}

const knownServices = [
  'freeShipping',
  'sevenDayReturns',
  'breakageCovered',
  'nextDayDelivery',
  'twoYearWarranty',
] as const;

/** A promise of another shop's server may have no words here; it is passed over. */
function isService(code: string): code is (typeof knownServices)[number] {
  return knownServices.some((known) => known === code);
}

export const prefetch: ScreenModule['prefetch'] = ({ client, queryClient, locale, params }) =>
  queryClient.fetchQuery(endpointQuery(client, locale, getProduct, { params: { id: params.uuid ?? '' } }));

export const meta: ScreenModule['meta'] = productMeta;
