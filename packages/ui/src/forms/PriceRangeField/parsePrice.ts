import { asciiDigits } from '@mallard/domain/validation';

/**
 * Parses a whole price as people type it: digits of any script, a symbol, thousands separators.
 * Fractions are truncated.
 *
 * @returns `undefined` when the text contains no digit
 * @example parsePrice('￥1,280.50') // 1280
 */
export function parsePrice(text: string): number | undefined {
  const [whole = ''] = asciiDigits(text.normalize('NFKC')).replaceAll('。', '.').split('.');
  const digits = whole.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}
