import type { HTMLAttributes, Ref } from 'react';
import { RatingStars } from '../../foundations/RatingStars/RatingStars.tsx';
import { readRating } from '../../foundations/RatingStars/readRating.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './RatingSummary.css.ts';

export interface RatingSummaryProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style'> {
  /** Mean rating, 0 to 5. */
  average: number;
  /** Number of reviews. */
  count: number;
  /** Percentage of buyers who recommend the product, 0 to 100; truncated to an integer. */
  recommendedPercent?: number | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Summary of the ratings: the mean as a large number, the number of reviews, and the percentage of recommendations. */
export function RatingSummary({
  average,
  count,
  recommendedPercent,
  className,
  ...remainingProps
}: RatingSummaryProps) {
  const t = useMessages('product', 'RatingSummary');
  const rating = readRating({ value: count > 0 ? average : 0 }, useMessages('foundations', 'RatingStars'));
  return (
    <div {...remainingProps} className={joinClass(styles.root, className)}>
      <span aria-hidden="true" translate="no" className={styles.number}>
        {rating.shown}
      </span>
      <RatingStars variant="stars" value={rating.inside} />
      <span className={styles.note}>{count > 0 ? t('reviewCount', { count }) : t('noReviews')}</span>
      {recommendedPercent !== undefined && recommendedPercent >= 0 && count > 0 && (
        <span className={styles.note}>{t('recommendedBy', { percent: Math.floor(recommendedPercent) })}</span>
      )}
    </div>
  );
}
