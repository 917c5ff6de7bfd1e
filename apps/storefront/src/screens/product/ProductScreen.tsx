import type { Product } from '@mallard/domain/contract';
import { getProduct, listReviews } from '@mallard/domain/endpoints';
import { Breadcrumbs } from '@mallard/ui/Breadcrumbs';
import { Gallery } from '@mallard/ui/Gallery';
import { Icon } from '@mallard/ui/Icon';
import { IconButton } from '@mallard/ui/IconButton';
import { TabLinks } from '@mallard/ui/TabLinks';
import { ArrowLeft, Check } from 'lucide-react';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { failureOf, useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { paths } from '../../routes.ts';
import { ScreenError } from '../../shell/ScreenError.tsx';
import { useParam } from '../../shell/ScreenLocation.tsx';
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { useServices } from '../../shell/services.ts';
import { useOffers } from '../../shell/useOffers.ts';
import { useTranslation } from '../../shell/useTranslation.ts';
import * as styles from './Product.css.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductPurchase } from './ProductPurchase.tsx';
import { ProductReviews } from './ProductReviews.tsx';
import { productMeta } from './productMeta.ts';
import { RelatedProducts } from './RelatedProducts.tsx';
import { DETAILS_ID, PARAMETERS_ID, RELATED_ID, REVIEWS_ID } from './sectionIds.ts';
import { useSkuChoice } from './useSkuChoice.ts';

/** Everything about one product, and the ways to buy it. */
export const Screen: ScreenModule['Screen'] = () => {
  const errorText = useErrorText();
  const product = useEndpoint(getProduct, { params: { id: useParam('uuid') } });
  if (product.data) return <ProductPage key={product.data.id} product={product.data} />;
  if (!product.isError) return <ScreenSkeleton />;
  const isGone = failureOf(product.error)?.error.kind === 'NotFound';
  return (
    <ScreenError kind={isGone ? 'notFound' : 'unknown'} onRetry={isGone ? undefined : () => void product.refetch()}>
      {errorText(product.error)}
    </ScreenError>
  );
};

function ProductPage({ product }: { product: Product }) {
  const { t } = useTranslation(['product', 'shell']);
  const { navigation } = useServices();
  const hasReviews = useOffers()(listReviews);
  const choice = useSkuChoice(product);
  const pictures = product.images.length > 0 ? product.images : [product.image];
  const chosenPicture = pictures.findIndex(({ url }) => url === choice.sku?.image?.url);
  // What is sold out cannot be promised for tomorrow.
  const services = product.services.filter(isService).filter((code) => product.stock > 0 || code !== 'nextDayDelivery');
  const parent = product.categories.at(-1);
  return (
    <div className={styles.page}>
      <Breadcrumbs
        className={styles.crumbs}
        items={[
          { label: t('home'), href: paths.home() },
          ...product.categories.map(({ id, name }) => ({ label: name, href: paths.category({ categoryUuid: id }) })),
          { label: product.title },
        ]}
      />
      <div className={styles.top}>
        <Gallery
          pictures={pictures}
          selectedIndex={chosenPicture === -1 ? undefined : chosenPicture}
          overlay={
            <IconButton
              variant="disc"
              label={t('shell:goBack')}
              onPress={() => navigation.back(paths.category(parent && { categoryUuid: parent.id }))}
            >
              <Icon glyph={ArrowLeft} isDirectional />
            </IconButton>
          }
        />
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
      <TabLinks
        label={t('sections.label')}
        className={styles.sections}
        items={[
          { key: 'details', href: `#${DETAILS_ID}`, label: t('sections.details') },
          { key: 'parameters', href: `#${PARAMETERS_ID}`, label: t('sections.parameters') },
          ...(hasReviews
            ? [{ key: 'reviews', href: `#${REVIEWS_ID}`, label: t('sections.reviews'), count: product.reviewCount }]
            : []),
          { key: 'related', href: `#${RELATED_ID}`, label: t('sections.related') },
        ]}
      />
      <div className={styles.columns}>
        <ProductDetails product={product} />
        {hasReviews && <ProductReviews product={product} />}
      </div>
      <RelatedProducts product={product} />
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
