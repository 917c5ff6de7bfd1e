/**
 * Turns what an input method types in full width into ASCII, for fields that hold numbers: digits, plus and hyphens.
 * Surrounding white space is dropped. Everything else stays, so that a check can still refuse it.
 *
 * @example normalizeDigits('１３８００１３８０００ ') // '13800138000'
 */
export function normalizeDigits(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/＋/g, '+')
    .replace(/[－‐‑–—−]/g, '-')
    .trim();
}
