import { asciiDigits } from '@mallard/domain/validation';

/**
 * Parses a quantity as people type it, in digits of every script, including those of Chinese input
 * methods.
 *
 * @returns an integer, or `undefined` for other text; the caller checks limits
 * @example parseQuantity('１２') // 12
 */
export function parseQuantity(text: string): number | undefined {
  const digits = asciiDigits(text.normalize('NFKC')).trim();
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}
