import type { Product, ReviewFilter } from '@mallard/domain/contract';
import { listReviews } from '@mallard/domain/endpoints';
import { EmptyState } from '@mallard/ui/EmptyState';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { Heading } from '@mallard/ui/Heading';
import { ReviewDrawing } from '@mallard/ui/Illustration';
import { LoadMore } from '@mallard/ui/LoadMore';
import { ReviewItem } from '@mallard/ui/ReviewItem';
import { ReviewSummary } from '@mallard/ui/ReviewSummary';
import { Skeleton } from '@mallard/ui/Skeleton';
import { useState } from 'react';
import { useEndpointPages } from '../../data/useEndpointPages.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocale } from '../../services/usePreferences.ts';
import * as styles from './Product.css.ts';
import { REVIEWS_ID } from './sectionIds.ts';

const PAGE_SIZE = 5;

/** Reviews of a product, newest first. They are fetched in the browser, not on the server. */
export function ProductReviews({ product: { id: productUuid, reviewCount } }: { product: Product }) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const errorText = useErrorText();
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const {
    list: reviews,
    pages,
    more,
    isPaged,
  } = useEndpointPages(listReviews, (pageNumber) => ({
    query: { productUuid, filter, pageNumber, pageSize: PAGE_SIZE },
  }));
  const summary = pages[0]?.summary;
  const items = pages.flatMap((page) => page.items);

  return (
    <section aria-labelledby={REVIEWS_ID}>
      <Heading level={2} size="subtitle" id={REVIEWS_ID} className={styles.sectionTitle}>
        <span>{`${t('sections.reviews')} `}</span>
        {reviewCount > 0 && (
          <span translate="no" className={styles.count}>
            {new Intl.NumberFormat(locale).format(reviewCount)}
          </span>
        )}
      </Heading>
      {reviews.isError && !reviews.data && (
        <ErrorPanel headingLevel={3} onRetry={() => void reviews.refetch()}>
          {errorText(reviews.error)}
        </ErrorPanel>
      )}
      {reviews.isPending && (
        <div role="status" aria-busy="true" aria-label={t('reviews.loading')} className={styles.reviewsSkeleton}>
          <Skeleton shape="panel" />
          <Skeleton lines={4} />
        </div>
      )}
      {summary && summary.counts.all === 0 && (
        <EmptyState headingLevel={3} title={t('reviews.empty')} illustration={<ReviewDrawing />} />
      )}
      {summary && summary.counts.all > 0 && (
        <>
          <ReviewSummary summary={summary} filter={filter} onFilterChange={setFilter} />
          <div className={styles.reviews} aria-busy={reviews.isPlaceholderData || undefined}>
            {items.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </div>
          {items.length === 0 && <p className={styles.noReviews}>{t('reviews.emptyFiltered')}</p>}
          {isPaged && (
            // The key resets the state of the button for each filter.
            <LoadMore key={filter} {...more} itemCount={reviews.isPlaceholderData ? undefined : items.length} />
          )}
        </>
      )}
    </section>
  );
}
