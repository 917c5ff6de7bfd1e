import type { Currency } from './Currency.ts';

/** Where the platform's symbol would be taken for the yuan's. */
const symbols: Readonly<Record<string, string>> = { JPY: 'JP¥' };

/**
 * A currency for `Price` and `PriceRange` other than the yuan, which needs none. Symbol, digits and name are those of the
 * platform.
 *
 * @param code of ISO 4217, in capitals
 * @throws {RangeError} when the code is not three letters
 * @example currencyOf('GBP').nameIn('en-US') // 'British pounds'
 */
export function currencyOf(code: string): Currency {
  const format = formatOf('en', code, 'narrowSymbol');
  const symbol = symbols[code] ?? symbolIn(format);
  return {
    // Letters would run into the figures.
    symbol: /[a-z]$/i.test(symbol) ? `${symbol}\u00a0` : symbol,
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
    nameIn: (locale) => symbolIn(formatOf(locale, code, 'name')),
  };
}

function symbolIn(format: Intl.NumberFormat): string {
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? '';
}

function formatOf(locale: string, code: string, currencyDisplay: 'narrowSymbol' | 'name'): Intl.NumberFormat {
  if (!/^[a-z]{3}$/i.test(code)) throw new RangeError(`Not the ISO 4217 code of a currency: ${code}`);
  return new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay });
}
