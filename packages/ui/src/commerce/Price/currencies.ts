/** A currency by its ISO 4217 code. */
export type PriceCurrency = 'CNY' | 'JPY' | 'USD' | 'EUR' | (string & Record<never, never>);

interface Currency {
  symbol: string;
  /** How many digits its smallest unit has. */
  digits: number;
}

const currencies = /* @__PURE__ */ new Map<string, Currency>([
  ['CNY', { symbol: '¥', digits: 2 }],
  ['JPY', { symbol: 'JP¥', digits: 0 }],
  ['USD', { symbol: '$', digits: 2 }],
  ['EUR', { symbol: '€', digits: 2 }],
]);

/** Symbol and digits: ours for the currencies that shops use most, the platform's own for all others. */
export function currencyOf(code: PriceCurrency): Currency {
  const known = currencies.get(code);
  if (known) return known;
  const format = currencyFormat('en', code, 'narrowSymbol');
  const symbol = symbolIn(format);
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  // Letters would run into the figures.
  const found = { symbol: /[a-z]$/i.test(symbol) ? `${symbol}\u00a0` : symbol, digits };
  currencies.set(code, found);
  return found;
}

/** What several of a currency are called. @example nameOfCurrency('GBP', 'en-US') // 'British pounds' */
export function nameOfCurrency(code: PriceCurrency, locale: string): string {
  return symbolIn(currencyFormat(locale, code, 'name'));
}

function symbolIn(format: Intl.NumberFormat): string {
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? '';
}

/** @throws {RangeError} when the code is not three letters */
function currencyFormat(locale: string, code: string, currencyDisplay: 'narrowSymbol' | 'name'): Intl.NumberFormat {
  if (!/^[a-z]{3}$/i.test(code)) throw new RangeError(`Not the ISO 4217 code of a currency: ${code}`);
  return new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay });
}
