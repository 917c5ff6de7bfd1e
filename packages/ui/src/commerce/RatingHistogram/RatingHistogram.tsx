import type { HTMLAttributes, Ref } from 'react';
import { listRole } from '../../foundations/listRole.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { ShareBar } from '../ShareBar/ShareBar.tsx';
import { percentShares } from './percentShares.ts';
import * as styles from './RatingHistogram.css.ts';

export interface RatingHistogramProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children' | 'style'> {
  /** Number of reviews with one star, two stars and so on. */
  counts: readonly number[];
  /** The stars that the reviews are filtered by; `null` for all. @default null */
  stars?: number | null | undefined;
  /**
   * Called with the stars of a pressed bar, or `null` when the current ones are pressed again;
   * makes the bars buttons.
   */
  onStarsChange?: ((stars: number | null) => void) | undefined;
  ref?: Ref<HTMLUListElement> | undefined;
}

/** The distribution of a product's ratings: a bar for each number of stars, most stars first. */
export function RatingHistogram({
  counts: given,
  stars: selected,
  onStarsChange,
  className,
  ...remainingProps
}: RatingHistogramProps) {
  const t = useMessages('product', 'RatingHistogram');
  // An invalid count counts as none.
  const counts = given.map((count) => Math.max(0, count || 0));
  const shares = percentShares(counts);
  const rows = counts.map((count, index) => ({ stars: index + 1, count, percent: shares[index] ?? 0 })).reverse();
  return (
    <ul aria-label={t('label')} {...listRole} {...remainingProps} className={joinClass(styles.root, className)}>
      {rows.map(({ stars, count, percent }) => (
        <li key={stars}>
          {onStarsChange ? (
            <button
              type="button"
              className={styles.button}
              aria-pressed={stars === selected}
              disabled={count === 0}
              onClick={() => onStarsChange(stars === selected ? null : stars)}
            >
              <VisuallyHidden>
                {t('share', { stars: t('starCount', { count: stars }), reviews: t('reviewCount', { count }), percent })}
              </VisuallyHidden>
              <Bar stars={t('stars', { stars })} percent={percent} />
            </button>
          ) : (
            <div className={styles.row}>
              <VisuallyHidden>
                <meter
                  aria-label={t('share', {
                    stars: t('starCount', { count: stars }),
                    reviews: t('reviewCount', { count }),
                    percent,
                  })}
                  min={0}
                  max={100}
                  value={percent}
                />
              </VisuallyHidden>
              <Bar stars={t('stars', { stars })} percent={percent} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Bar({ stars, percent }: { stars: string; percent: number }) {
  return (
    <>
      <span aria-hidden="true">{stars}</span>
      <ShareBar tone="rating" percent={percent} className={styles.bar} />
      <span aria-hidden="true" className={styles.percent}>{`${percent}%`}</span>
    </>
  );
}
