import { useId } from 'react';
import { RatingStars } from '../../foundations/RatingStars/RatingStars.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { FilterChoice } from './FilterChoice.tsx';
import type { FilterFacets } from './FilterFacets.ts';
import * as styles from './FilterPanel.css.ts';

interface RatingFilterProps {
  ratings: NonNullable<FilterFacets['ratings']>;
  value: number | undefined;
  onChange: (least: number | undefined) => void;
  layout: 'list' | 'chips';
}

/** Selects one minimum rating, or none. */
export function RatingFilter({ ratings, value, onChange, layout }: RatingFilterProps) {
  const t = useMessages('navigation', 'FilterPanel');
  const group = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('rating')}</legend>
      <div className={styles.choices({ layout })}>
        <FilterChoice
          group={group}
          layout={layout}
          isSelected={value === undefined}
          onChange={() => onChange(undefined)}
        >
          {t('anyRating')}
        </FilterChoice>
        {ratings.map(({ least, count }) => (
          <FilterChoice
            key={least}
            group={group}
            count={count}
            layout={layout}
            isSelected={value === least}
            onChange={() => onChange(least)}
          >
            <span className={styles.stars}>
              {layout === 'list' && <RatingStars value={least} variant="stars" aria-hidden="true" />}
              <span>{t('minRating', { min: least })}</span>
            </span>
          </FilterChoice>
        ))}
      </div>
    </fieldset>
  );
}
