import { type FormEvent, useState } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './FilterPanel.css.ts';
import { filterPanelWords } from './FilterPanel.words.ts';

/** Bounds of a price in whole yuan; an absent one is open. */
export interface PriceRange {
  min?: number | undefined;
  max?: number | undefined;
}

export interface PriceRangeFieldsProps {
  value: PriceRange;
  /** Called on Enter and when a field is left, with the smaller number first. */
  onChange: (range: PriceRange) => void;
}

/** Two fields for the lowest and the highest price. */
export function PriceRangeFields({ value, onChange }: PriceRangeFieldsProps) {
  const words = useWords(filterPanelWords);
  const [min, setMin] = useState(write(value.min));
  const [max, setMax] = useState(write(value.max));

  function commit(event?: FormEvent) {
    event?.preventDefault();
    const bounds = [read(min), read(max)];
    const [low, high] = bounds;
    const range =
      low !== undefined && high !== undefined && low > high ? { min: high, max: low } : { min: low, max: high };
    setMin(write(range.min));
    setMax(write(range.max));
    if (range.min !== value.min || range.max !== value.max) onChange(range);
  }

  return (
    <form className={styles.prices} onSubmit={commit}>
      <Bound label={words.minPrice} text={min} onChange={setMin} onLeave={commit} />
      <span aria-hidden="true">–</span>
      <Bound label={words.maxPrice} text={max} onChange={setMax} onLeave={commit} />
      {/* A form of two fields is only submitted by Enter when it has a button. */}
      <VisuallyHidden>
        <button type="submit" tabIndex={-1}>
          {words.applyPrice}
        </button>
      </VisuallyHidden>
    </form>
  );
}

interface BoundProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  onLeave: () => void;
}

function Bound({ label, text, onChange, onLeave }: BoundProps) {
  return (
    <label className={styles.price}>
      <span aria-hidden="true">¥</span>
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={text}
        className={styles.priceInput}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </label>
  );
}

function read(text: string): number | undefined {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}

function write(bound: number | undefined): string {
  return bound === undefined ? '' : String(bound);
}
