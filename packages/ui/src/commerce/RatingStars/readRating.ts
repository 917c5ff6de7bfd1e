import type { Translate } from '../../intl/createTranslate.ts';

export interface Rating {
  /** Mean of the stars given, 0 to `max`; 0 is no rating at all. */
  value: number;
  /** The most stars that can be given. @default 5 */
  max?: number | undefined;
}

/** A rating as it is drawn and as it is read out. */
export interface ReadRating {
  /** The rating, within its limits. */
  inside: number;
  /** What stands there: one decimal, cut, never rounded up. */
  shown: string;
  /** What is read out. */
  label: string;
}

/** Puts a rating into words. */
export function readRating({ value, max = 5 }: Rating, t: Translate<'commerce', 'RatingStars'>): ReadRating {
  // No number at all is no rating.
  const inside = Math.max(0, Math.min(max, value)) || 0;
  if (inside === 0) return { inside, shown: '–', label: t('noRating') };
  // 4.95 is not yet five; the small addend keeps 4.6 from becoming 4.5 in binary fractions.
  const shown = (Math.floor(inside * 10 + 1e-6) / 10).toFixed(1);
  return { inside, shown, label: t('rating', { value: shown, max }) };
}
