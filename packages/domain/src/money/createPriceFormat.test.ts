import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPriceFormat, formatPrice } from './createPriceFormat.ts';
import { minor } from './minor.ts';

const amounts = fc
  .oneof(fc.maxSafeInteger(), fc.integer({ min: -200_000, max: 200_000 }), fc.integer({ min: -1200, max: 1200 }))
  .map(minor);

const currencies = [
  ['CNY', 'zh-CN', 2],
  ['CNY', 'en-US', 2],
  ['USD', 'en-US', 2],
  ['EUR', 'de-DE', 2],
  ['JPY', 'ja-JP', 0],
  ['KWD', 'ar', 3],
  ['KWD', 'ar-KW', 3],
  ['INR', 'hi-IN', 2],
  ['ILS', 'he-IL', 2],
] as const;

/** Parses the digits of any script. */
function parse(text: string): bigint {
  const digits = [...text].flatMap((character) => {
    if (!/\p{Nd}/u.test(character)) return [];
    const code = character.codePointAt(0) ?? 0;
    const zero = [0x30, 0x660, 0x6f0, 0x966].find((start) => code >= start && code < start + 10) ?? 0;
    return [String(code - zero)];
  });
  return BigInt(digits.join('')) * (text.includes('−') ? -1n : 1n);
}

describe('formatPrice', () => {
  it.each([
    [0, '¥0.00'],
    [-0, '¥0.00'],
    [5, '¥0.05'],
    [100, '¥1.00'],
    [99_999, '¥999.99'],
    [128_000, '¥1,280.00'],
    [9_999_999_999, '¥99,999,999.99'],
    [-5, '−¥0.05'],
    [-1990, '−¥19.90'],
    [Number.MAX_SAFE_INTEGER, '¥90,071,992,547,409.91'],
  ])('formats %i of CNY as %s in both languages', (amount, text) => {
    expect(formatPrice(minor(amount))).toBe(text);
    expect(formatPrice(minor(amount), { locale: 'en-US' })).toBe(text);
  });

  it.each([
    [128_050, 'USD', 'en-US', '$1,280.50'],
    [128_050, 'USD', 'zh-CN', '$1,280.50'],
    [123_456, 'EUR', 'de-DE', '1.234,56\u00a0€'],
    [-123_456, 'EUR', 'de-DE', '−1.234,56\u00a0€'],
    [123_456, 'EUR', 'nl-NL', '€\u00a01.234,56'],
    [1280, 'JPY', 'en-US', '¥1,280'],
    [1280, 'JPY', 'ja-JP', '￥1,280'],
    [1280, 'JPY', 'zh-CN', 'JP¥1,280'],
    [1_280_500, 'KWD', 'ar', '\u200f1,280.500\u00a0د.ك.\u200f'],
    [1_280_500, 'KWD', 'ar-KW', '\u200f١٬٢٨٠٫٥٠٠\u00a0د.ك.\u200f'],
    [1_280_500, 'KWD', 'en-US', 'KWD\u00a01,280.500'],
    [128_050, 'CNY', 'ja-JP', '¥1,280.50'],
    [128_050, 'CNY', 'de-DE', '1.280,50\u00a0¥'],
  ])('formats %i of %s in %s as %s', (amount, currency, locale, text) => {
    expect(formatPrice(minor(amount), { currency, locale })).toBe(text);
  });

  it('leaves out only a fraction of zero', () => {
    expect(formatPrice(minor(128_000), { decimals: false })).toBe('¥1,280');
    expect(formatPrice(minor(128_050), { decimals: false })).toBe('¥1,280.50');
    expect(formatPrice(minor(128_000), { currency: 'EUR', locale: 'de-DE', decimals: false })).toBe('1.280\u00a0€');
  });
});

describe.each(currencies)('createPriceFormat for %s in %s', (currency, locale, digits) => {
  const format = createPriceFormat({ currency, locale });

  it('has the digits of the minor unit, and is created once', () => {
    expect(format.digits).toBe(digits);
    expect(createPriceFormat({ currency, locale })).toBe(format);
  });

  it('can be parsed to the same amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parse(format.format(amount))).toBe(BigInt(amount));
        expect(parse(format.formatNumber(amount))).toBe(BigInt(amount));
        expect(parse(format.formatSpoken(amount))).toBe(BigInt(amount));
      }),
      { numRuns: 500 },
    );
  });

  it('formats like Intl, apart from the minus sign', () => {
    const oracle = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    fc.assert(
      fc.property(amounts, (amount) => {
        // A string has no rounding error.
        const text = `${amount < 0 ? '-' : ''}${String(Math.abs(amount)).padStart(digits + 1, '0')}`;
        const decimal = digits > 0 ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text;
        const expected = oracle.format(decimal as `${number}`).replace('-', '−');
        expect(format.format(amount)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });
});

describe('parts', () => {
  it.each([
    ['CNY', 'zh-CN', ['minusSign −', 'currency ¥', 'integer 1,280', 'fraction .50']],
    ['EUR', 'de-DE', ['minusSign −', 'integer 1.280', 'fraction ,50', 'currency \u00a0€']],
    ['EUR', 'nl-NL', ['currency €\u00a0', 'minusSign −', 'integer 1.280', 'fraction ,50']],
    ['JPY', 'en-US', ['minusSign −', 'currency ¥', 'integer 128,050']],
  ])('are in the order of the locale: %s in %s', (currency, locale, parts) => {
    const list = createPriceFormat({ currency, locale }).parts(minor(-128_050));
    expect(list.map(({ type, value }) => `${type} ${value}`)).toEqual(parts);
  });

  it.each([
    ['CNY', 'zh-CN', '¥', 'before', 'ltr'],
    ['EUR', 'de-DE', '€', 'after', 'ltr'],
    ['KWD', 'ar', 'د.ك.', 'after', 'rtl'],
    ['ILS', 'he-IL', '₪', 'after', 'rtl'],
    ['KWD', 'en-US', 'KWD', 'before', 'ltr'],
  ])('have a position and a direction: %s in %s', (currency, locale, symbol, symbolPosition, direction) => {
    expect(createPriceFormat({ currency, locale })).toMatchObject({ symbol, symbolPosition, direction });
  });
});

describe('formatSpoken', () => {
  it.each([
    ['CNY', 'zh-CN', '89.00 元'],
    ['CNY', 'en-US', '89.00 yuan'],
    ['CNY', 'de-DE', '89,00\u00a0Renminbi Yuan'],
    ['GBP', 'en-US', '89.00 British pounds'],
    ['USD', 'zh-CN', '89.00美元'],
    ['JPY', 'ja-JP', '8,900円'],
    ['KWD', 'ar', '8.900\u00a0دينار كويتي'],
  ])('names the currency: %s in %s', (currency, locale, text) => {
    expect(createPriceFormat({ currency, locale }).formatSpoken(minor(8900)).replace(/ /g, '\u00a0')).toBe(
      text.replace(/ /g, '\u00a0'),
    );
  });
});

it.each([
  ['CNY', 'en-US', '¥', 'before', 'ltr', '1,234.50', '1,234.50 yuan'],
  ['EUR', 'de-DE', '€', 'after', 'ltr', '1.234,50', '1.234,50 Euro'],
  ['JPY', 'fr', 'JPY', 'after', 'ltr', '123\u202f450', '123\u202f450 yens japonais'],
  ['KWD', 'en-US', 'KWD', 'before', 'ltr', '123.450', '123.450 Kuwaiti dinars'],
  ['KWD', 'ar', 'د.ك.', 'after', 'rtl', '123.450', '123.450 دينار كويتي'],
  ['USD', 'he', '$', 'after', 'rtl', '1,234.50', '1,234.50 דולר אמריקאי'],
])('describes %s in %s', (currency, locale, symbol, symbolPosition, direction, number, spoken) => {
  const format = createPriceFormat({ currency, locale });
  expect(format).toMatchObject({ currency, locale, symbol, symbolPosition, direction });
  expect(format.formatNumber(minor(123_450))).toBe(number);
  expect(format.formatSpoken(minor(123_450))).toBe(spoken);
});

it.each(['pounds', 'jpy', 'aUSD', 'USDa', ''])('refuses the currency “%s”', (currency) => {
  expect(() => createPriceFormat({ currency })).toThrow(
    new RangeError(`Not the ISO 4217 code of a currency, in capitals: ${currency}`),
  );
});

it('refuses an amount that is not a safe integer', () => {
  expect(() => formatPrice(0.5 as never)).toThrow(RangeError);
});
