import { useId } from 'react';
import { RatingStars } from '../../commerce/RatingStars/RatingStars.tsx';
import { useWords } from '../../intl/useWords.ts';
import { FilterChoice } from './FilterChoice.tsx';
import type { FilterFacets } from './FilterFacets.ts';
import * as styles from './FilterPanel.css.ts';
import { filterPanelWords } from './FilterPanel.words.ts';

interface RatingFilterProps {
  ratings: NonNullable<FilterFacets['ratings']>;
  value: number | undefined;
  onChange: (least: number | undefined) => void;
  layout: 'list' | 'chips';
}

/** One least rating, or none. */
export function RatingFilter({ ratings, value, onChange, layout }: RatingFilterProps) {
  const words = useWords(filterPanelWords);
  const group = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{words.rating}</legend>
      <div className={styles.choices({ layout })}>
        <FilterChoice
          group={group}
          layout={layout}
          isSelected={value === undefined}
          onChange={() => onChange(undefined)}
        >
          {words.anyRating}
        </FilterChoice>
        {ratings.map(({ least, count }) => (
          <FilterChoice
            key={least}
            {...{ group, count, layout }}
            isSelected={value === least}
            onChange={() => onChange(least)}
          >
            <span className={styles.stars}>
              {layout === 'list' && <RatingStars value={least} variant="stars" aria-hidden="true" />}
              <span>{words.ratingFrom(least)}</span>
            </span>
          </FilterChoice>
        ))}
      </div>
    </fieldset>
  );
}
