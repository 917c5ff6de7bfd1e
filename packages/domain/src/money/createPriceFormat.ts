import { type Minor, minor } from './minor.ts';
import { yuanNames } from './yuanNames.ts';

/** Currency of a shop that names none. */
export const DEFAULT_CURRENCY = 'CNY';

/** A part of a formatted price, in the order of the locale. */
export interface PricePart {
  /**
   * `currency` includes the space between symbol and number, `integer` the group separators, `fraction` the decimal
   * separator. A `literal` is an invisible direction mark.
   */
  type: 'minusSign' | 'currency' | 'integer' | 'fraction' | 'literal';
  value: string;
}

export interface PriceFormatOptions {
  /** ISO 4217 code in capitals. @default 'CNY' */
  currency?: string | undefined;
  /** Language and region of the reader. @default 'zh-CN' */
  locale?: string | undefined;
}

export interface AmountOptions {
  /** `false` omits a fraction of zero; other fractions stay, a price is never rounded. @default true */
  decimals?: boolean | undefined;
}

/** Format of prices in one currency for readers of one locale. All amounts are in the currency's minor unit. */
export interface PriceFormat {
  readonly currency: string;
  readonly locale: string;
  /** Number of decimal digits of the minor unit: 2 for CNY, 0 for JPY, 3 for KWD. */
  readonly digits: number;
  /** Symbol without the space next to it. */
  readonly symbol: string;
  /** Whether the symbol precedes or follows the number. */
  readonly symbolPosition: 'before' | 'after';
  /** Direction in which the parts are read. The number itself runs from left to right. */
  readonly direction: 'ltr' | 'rtl';
  /** Formats a price with its symbol: `¥1,280.00`. */
  readonly format: (amount: Minor, options?: AmountOptions) => string;
  /** Formats an amount without its symbol: `1,280.00`. */
  readonly formatNumber: (amount: Minor, options?: AmountOptions) => string;
  /** Formats a price with the name of the currency, for screen readers: `1,280.00 US dollars`. */
  readonly formatSpoken: (amount: Minor) => string;
  /** Splits a price into parts, for layouts with several font sizes. */
  readonly parts: (amount: Minor, options?: AmountOptions) => PricePart[];
}

const formats = /* @__PURE__ */ new Map<string, PriceFormat>();

/**
 * Returns the format of prices in a currency: the same object for the same options, because creating an
 * `Intl.NumberFormat` takes hundreds of times as long as using it. Amounts are formatted with integer arithmetic, exactly
 * for all safe integers.
 *
 * Symbols are as short as possible (`$`), with two exceptions: CNY always has `¥`, and JPY has the symbol that
 * is unambiguous in the locale (`JP¥` in Chinese).
 *
 * @throws {RangeError} for a currency that is not three capitals, or an invalid locale
 * @example createPriceFormat({ currency: 'EUR', locale: 'de-DE' }).format(minor(123456)) // '1.234,56 €'
 */
export function createPriceFormat({
  currency = DEFAULT_CURRENCY,
  locale = 'zh-CN',
}: PriceFormatOptions = {}): PriceFormat {
  const key = `${currency} ${locale}`;
  const cachedFormat = formats.get(key);
  if (cachedFormat) return cachedFormat;
  const format = createFormat(currency, locale);
  formats.set(key, format);
  return format;
}

/**
 * Formats a price once. Create a format for several prices.
 *
 * @param amount minor units
 * @throws {RangeError} when `amount` is not a safe integer
 * @example formatPrice(minor(128000)) // '¥1,280.00'
 */
export function formatPrice(amount: Minor, { decimals, ...options }: PriceFormatOptions & AmountOptions = {}): string {
  return createPriceFormat(options).format(amount, { decimals });
}

function createFormat(currency: string, locale: string): PriceFormat {
  if (!/^[A-Z]{3}$/.test(currency))
    throw new RangeError(`Not the ISO 4217 code of a currency, in capitals: ${currency}`);
  const symbols = intlFormat(currency, locale, currency === 'JPY' ? 'symbol' : 'narrowSymbol');
  const digits = symbols.resolvedOptions().maximumFractionDigits ?? 2;
  const localDigits = digitsOf(locale, symbols.resolvedOptions().numberingSystem);
  const ownSymbol = currency === 'CNY' ? '¥' : undefined;
  const yuanName = currency === 'CNY' ? yuanNames[locale.replace(/[-_].*/, '')] : undefined;
  // Most prices are never spoken.
  let names: Intl.NumberFormat | undefined;

  function partsOf(format: Intl.NumberFormat, amount: Minor, decimals: boolean, symbol?: string): PricePart[] {
    const size = Math.abs(minor(amount));
    const remainder = size % 10 ** digits;
    // Subtracting first keeps the division exact up to the largest safe integers.
    const whole = (size - remainder) / 10 ** digits;
    const fraction = String(remainder)
      .padStart(digits, '0')
      .replace(/\d/g, (digit) => localDigits[Number(digit)] ?? digit);
    // `Intl` formats -0 with a minus.
    const written = format.formatToParts(amount < 0 ? -whole : whole);
    return mergeParts(written, fraction, decimals || remainder !== 0, symbol);
  }
  const parts = (amount: Minor, { decimals = true }: AmountOptions = {}) =>
    partsOf(symbols, amount, decimals, ownSymbol);
  const formatNumber = (amount: Minor, options?: AmountOptions) =>
    textOf(parts(amount, options).filter(({ type }) => type !== 'currency' && type !== 'literal'));

  const sample = parts(minor(1));
  const index = (type: PricePart['type']) => sample.findIndex((part) => part.type === type);
  const mark = /[\u200e\u200f\u061c]/.exec(textOf(sample))?.[0];
  return {
    currency,
    locale,
    digits,
    symbol: (sample[index('currency')]?.value ?? currency).replace(/[\s\p{Cf}]/gu, ''),
    symbolPosition: index('currency') < index('integer') ? 'before' : 'after',
    // Patterns of right-to-left languages contain direction marks.
    direction: mark === undefined || mark === '\u200e' ? 'ltr' : 'rtl',
    format: (amount, options) => textOf(parts(amount, options)),
    formatNumber,
    formatSpoken(amount) {
      if (yuanName !== undefined) return `${formatNumber(amount)} ${yuanName}`;
      names ??= intlFormat(currency, locale, 'name');
      return textOf(partsOf(names, amount, true));
    },
    parts,
  };
}

/** Merges the parts of `Intl` for whole units, and fills in the fraction. */
function mergeParts(
  written: readonly Intl.NumberFormatPart[],
  fraction: string,
  hasFraction: boolean,
  symbol: string | undefined,
): PricePart[] {
  const parts: PricePart[] = [];
  for (const [index, { type, value }] of written.entries()) {
    const last = parts.at(-1);
    if (type === 'integer' || type === 'group') {
      if (last?.type === 'integer') last.value += value;
      else parts.push({ type: 'integer', value });
    } else if (type === 'decimal') {
      if (hasFraction) parts.push({ type: 'fraction', value: value + fraction });
    } else if (type === 'currency') {
      const name = symbol ?? value;
      if (last?.type === 'literal' && /\s/.test(last.value)) {
        last.type = 'currency';
        last.value += name;
      } else parts.push({ type, value: name });
    } else if (type === 'minusSign') parts.push({ type, value: value.replace('-', '−') });
    else if (type === 'literal') {
      if (last?.type === 'currency' && written[index - 1]?.type === 'currency') last.value += value;
      else parts.push({ type, value });
    }
  }
  return parts;
}

function textOf(parts: readonly PricePart[]): string {
  return parts.reduce((text, { value }) => text + value, '');
}

function intlFormat(currency: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol' | 'name') {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
}

/** Returns the ten digits of the locale. */
function digitsOf(locale: string, numberingSystem: string): string[] {
  const format = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: false });
  return [...format.format(9_876_543_210)].reverse();
}
