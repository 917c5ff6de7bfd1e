import { asciiDigits } from '@mallard/domain/validation';
import { numberFormatter } from '../../intl/formatters.ts';

/**
 * Parses a whole price as people of a locale type it: digits of any script, a symbol, thousands separators. Fractions
 * are truncated.
 *
 * @returns `undefined` when the text contains no digit
 * @example parsePrice('1.280,50 €', 'de-DE') // 1280
 */
export function parsePrice(text: string, locale: string): number | undefined {
  const decimal = decimalSeparator(locale);
  // `٫` is the decimal separator of Arabic digits, which people also type where Latin digits are usual.
  const plain = asciiDigits(text.normalize('NFKC')).replaceAll('。', '.').replaceAll('٫', decimal);
  const digits = (plain.split(decimal)[0] ?? '').replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}

function decimalSeparator(locale: string): string {
  const parts = numberFormatter(locale, { minimumFractionDigits: 1 }).formatToParts(0);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
