import { useId } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../intl/useWords.ts';
import type { FilterValue } from './FilterFacets.ts';
import * as styles from './FilterPanel.css.ts';
import { filterPanelWords } from './FilterPanel.words.ts';

interface SwatchChoiceProps {
  value: FilterValue;
  isSelected: boolean;
  onChange: () => void;
}

/** A checkbox that looks like a drop of its colour; a line through it where nothing would be left. */
export function SwatchChoice({ value: { name, swatch, count }, isSelected, onChange }: SwatchChoiceProps) {
  const words = useWords(filterPanelWords);
  const countId = useId();
  const isDisabled = count === 0 && !isSelected;
  return (
    <label title={name} className={styles.swatch}>
      <input
        type="checkbox"
        aria-label={name}
        aria-describedby={countId}
        checked={isSelected}
        disabled={isDisabled}
        className={styles.cover}
        onChange={onChange}
      />
      <svg aria-hidden="true" width="40" height="40" className={styles.drop}>
        <circle cx="20" cy="20" r="13.5" fill={swatch ?? 'none'} stroke="rgb(0 0 0 / 0.14)" />
        <circle cx="20" cy="20" r="18" className={styles.ring} />
        {isDisabled && <path d="M8 32 32 8" className={styles.slash} />}
      </svg>
      <VisuallyHidden id={countId}>{words.productCount(count)}</VisuallyHidden>
    </label>
  );
}
