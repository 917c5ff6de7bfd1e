import { numberFormatter } from './formatters.ts';

const SHORT_FROM = 10_000;

/**
 * Formats a count in little space: `1,405`, and from ten thousand on `2.4 万` or `24k`. Truncates;
 * never rounds up.
 *
 * @example formatShortCount(24_999, 'en-US') // '24k'
 */
export function formatShortCount(count: number, locale: string): string {
  const whole = numberFormatter(locale, {});
  if (count < SHORT_FROM) return whole.format(count);
  if (locale.startsWith('zh')) return `${whole.format(Math.floor(count / 1000) / 10)} 万`;
  if (locale.startsWith('en')) return `${whole.format(Math.floor(count / 1000))}k`;
  // Truncated to thousands first, so that no language rounds up. Older browsers lack
  // `roundingMode`.
  return numberFormatter(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(
    Math.floor(count / 1000) * 1000,
  );
}
