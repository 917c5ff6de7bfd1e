import { asciiDigits } from './asciiDigits.ts';

/**
 * Converts text of numeric fields to ASCII: digits of every script, full-width plus and hyphens. Trims white space.
 * Everything else stays, so that validation can refuse it.
 *
 * @example normalizeDigits('１３８００１３８０００ ') // '13800138000'
 */
export function normalizeDigits(text: string): string {
  return asciiDigits(text)
    .replace(/＋/g, '+')
    .replace(/[－‐‑–—−]/g, '-')
    .trim();
}
