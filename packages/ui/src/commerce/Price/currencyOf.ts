import type { Currency } from './Currency.ts';

/** Replaces symbols of `Intl` that equal the yuan's. */
const symbols: Readonly<Record<string, string>> = { JPY: 'JP¥' };

/**
 * Returns a currency for `Price` and `PriceRange` other than the yuan, which needs none. Symbol,
 * digits and name come from `Intl`, except the yen's symbol, which equals the yuan's. Call it once,
 * outside of components, because `Intl` is slow.
 *
 * @param code   of ISO 4217, in capitals
 * @param locale of the name, such as `zh-CN`
 * @throws {RangeError} when the code is not three capitals
 * @example currencyOf('GBP', 'en-US') // { symbol: '£', digits: 2, name: 'British pounds' }
 */
export function currencyOf(code: string, locale: string): Currency {
  if (!/^[A-Z]{3}$/.test(code)) throw new RangeError(`Not the ISO 4217 code of a currency, in capitals: ${code}`);
  const format = formatOf('en', code, 'narrowSymbol');
  const symbol = symbols[code] ?? symbolIn(format);
  return {
    // A symbol of letters needs a space before the digits.
    symbol: /[a-z]$/i.test(symbol) ? `${symbol}\u00a0` : symbol,
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
    name: symbolIn(formatOf(locale, code, 'name')),
  };
}

function symbolIn(format: Intl.NumberFormat): string {
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? '';
}

function formatOf(locale: string, currency: string, currencyDisplay: 'narrowSymbol' | 'name'): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
}
