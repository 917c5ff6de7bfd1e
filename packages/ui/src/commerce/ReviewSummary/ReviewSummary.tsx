import type { ReviewFilter, ReviewPage } from '@mallard/domain/contract';
import type { HTMLAttributes, Ref } from 'react';
import { formatShortCount } from '../../intl/formatShortCount.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { RatingHistogram } from '../RatingHistogram/RatingHistogram.tsx';
import { RatingSummary } from '../RatingSummary/RatingSummary.tsx';
import * as styles from './ReviewSummary.css.ts';

export interface ReviewSummaryProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style'> {
  /** Mean, histogram (index 0 = one star) and the number of reviews per filter. */
  summary: ReviewPage['summary'];
  /** The current filter. @default 'all' */
  filter?: ReviewFilter | undefined;
  /** Called with the selected filter; shows the filters. */
  onFilterChange?: ((filter: ReviewFilter) => void) | undefined;
  /** The stars that the reviews are filtered by; `null` for all. @default null */
  stars?: number | null | undefined;
  /**
   * Called with the stars of a pressed bar, or `null` when the current ones are pressed again;
   * makes the bars buttons.
   */
  onStarsChange?: ((stars: number | null) => void) | undefined;
  /** Percentage of buyers who recommend the product, 0 to 100. */
  recommendedPercent?: number | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const filters: readonly ReviewFilter[] = ['all', 'withPhotos', 'good', 'medium', 'bad'];

/** Summary of the reviews: mean, histogram, and filters. */
export function ReviewSummary(props: ReviewSummaryProps) {
  const {
    summary,
    filter = 'all',
    onFilterChange,
    stars,
    onStarsChange,
    recommendedPercent,
    className,
    ...elementProps
  } = props;
  const t = useMessages('product', 'ReviewSummary');
  const total = summary.histogram.reduce((sum, count) => sum + count, 0);
  return (
    <div {...elementProps} className={joinClass(styles.root, className)}>
      <div className={styles.score}>
        <RatingSummary average={summary.average} count={total} recommendedPercent={recommendedPercent} />
        <RatingHistogram counts={summary.histogram} stars={stars} onStarsChange={onStarsChange} />
      </div>
      {onFilterChange && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
        <div role="group" aria-label={t('filter')} className={styles.filters}>
          {filters.map((key) => (
            <button
              key={key}
              type="button"
              className={styles.filter}
              aria-pressed={key === filter}
              disabled={summary.counts[key] === 0 && key !== filter && key !== 'all'}
              onClick={() => onFilterChange(key)}
            >
              <span>{`${t(`filters.${key}`)} `}</span>
              <span>{formatShortCount(summary.counts[key], t.locale)}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
