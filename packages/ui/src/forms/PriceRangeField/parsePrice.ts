import { asciiDigits } from '@mallard/domain/validation';

/**
 * Reads a whole price as people type it: digits of any script, a symbol, separators of thousands. A fraction is cut off.
 *
 * @returns nothing when the text holds no digit
 * @example parsePrice('￥1,280.50') // 1280
 */
export function parsePrice(text: string): number | undefined {
  const [whole = ''] = asciiDigits(text.normalize('NFKC')).replaceAll('。', '.').split('.');
  const digits = whole.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}
