import type { ReviewFilter, ReviewPage } from '@mallard/domain/contract';
import type { Ref } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { RatingStars } from '../RatingStars/RatingStars.tsx';
import { ShareBar } from '../ShareBar/ShareBar.tsx';
import * as styles from './ReviewSummary.css.ts';

export interface ReviewSummaryProps {
  /** Mean, histogram (index 0 = one star) and how many reviews each filter leaves. */
  summary: ReviewPage['summary'];
  /** The filter in force. @default 'all' */
  filter?: ReviewFilter | undefined;
  /** Draws the filters. */
  onFilterChange?: ((filter: ReviewFilter) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const filters: readonly ReviewFilter[] = ['all', 'withPhotos', 'good', 'medium', 'bad'];

/** What buyers think on the whole: mean, share of each number of stars, and filters. */
export function ReviewSummary({ summary, filter = 'all', onFilterChange, className, ref }: ReviewSummaryProps) {
  const words = useCommerceWords();
  const total = summary.histogram.reduce((sum, count) => sum + count, 0);
  return (
    <div ref={ref} className={joinClass(styles.root, className)}>
      <div className={styles.score}>
        <div className={styles.mean}>
          <span aria-hidden="true" className={styles.number}>
            {summary.average.toFixed(1)}
          </span>
          <RatingStars variant="stars" value={summary.average} count={total} />
        </div>
        <ul className={styles.bars}>
          {[5, 4, 3, 2, 1].map((stars) => {
            const count = summary.histogram[stars - 1] ?? 0;
            const percent = total === 0 ? 0 : Math.round((count * 100) / total);
            return (
              <li key={stars} className={styles.bar}>
                <VisuallyHidden>{words.starShare(stars, count, percent)}</VisuallyHidden>
                <span aria-hidden="true">{words.stars(stars)}</span>
                <ShareBar tone="rating" percent={percent} />
                <span aria-hidden="true">{`${percent}%`}</span>
              </li>
            );
          })}
        </ul>
      </div>
      {onFilterChange && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms
        <div role="group" aria-label={words.filter} className={styles.filters}>
          {filters.map((key) => (
            <button
              key={key}
              type="button"
              className={styles.filter}
              aria-pressed={key === filter}
              onClick={() => onFilterChange(key)}
            >
              {words.reviewFilters[key]} {words.formatCount(summary.counts[key])}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
