import type { Translate } from '../../intl/createTranslate.ts';

export interface Rating {
  /** Mean rating, 0 to `max`; 0 means no rating. */
  value: number;
  /** Maximum number of stars. @default 5 */
  max?: number | undefined;
}

/** A rating, formatted for display and for screen readers. */
export interface ReadRating {
  /** The rating, limited to its scale. */
  inside: number;
  /** The displayed text: one decimal, truncated, never rounded up. */
  shown: string;
  /** Text for screen readers. */
  label: string;
}

/** Formats a rating. */
export function readRating({ value, max = 5 }: Rating, t: Translate<'foundations', 'RatingStars'>): ReadRating {
  // `NaN` counts as no rating.
  const inside = Math.max(0, Math.min(max, value)) || 0;
  if (inside === 0) return { inside, shown: '–', label: t('noRating') };
  // 4.95 must not become five. The small addend keeps 4.6 from becoming 4.5 by binary rounding
  // errors.
  const shown = (Math.floor(inside * 10 + 1e-6) / 10).toFixed(1);
  return { inside, shown, label: t('rating', { value: shown, max }) };
}
