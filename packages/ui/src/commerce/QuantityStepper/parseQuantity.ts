import { asciiDigits } from '@mallard/domain/validation';

/**
 * Reads a number of pieces as people type it, in digits of every script, those of Chinese input methods included.
 *
 * @returns a whole number, or nothing when the text is none; limits are the caller's matter
 * @example parseQuantity('１２') // 12
 */
export function parseQuantity(text: string): number | undefined {
  const digits = asciiDigits(text.normalize('NFKC')).trim();
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}
