import { asciiDigits } from './asciiDigits.ts';

/**
 * Turns what people type into ASCII, for fields that hold numbers: digits of every script, full-width plus and hyphens.
 * Surrounding white space is dropped. Everything else stays, so that a check can still refuse it.
 *
 * @example normalizeDigits('１３８００１３８０００ ') // '13800138000'
 */
export function normalizeDigits(text: string): string {
  return asciiDigits(text)
    .replace(/＋/g, '+')
    .replace(/[－‐‑–—−]/g, '-')
    .trim();
}
