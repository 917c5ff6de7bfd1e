import { minor } from '@mallard/domain/money';
import { expect, it } from 'vitest';
import { currencyOf } from './currencyOf.ts';
import { priceParts } from './priceParts.ts';

it.each([
  [128_000, '¥1,280.00', true],
  [5, '¥0.05', false],
  [-3000, '−¥30.00', true],
  [9_999_999_999, '¥99,999,999.99', false],
])('formats %d minor units', (amount, text, whole) => {
  const parts = priceParts(minor(amount));
  expect(parts.sign + parts.symbol + parts.integer + parts.fraction).toBe(text);
  expect(parts.isWhole).toBe(whole);
});

it.each([
  [Number.MAX_SAFE_INTEGER, 'USD', '$90,071,992,547,409.91', false],
  [128_000, 'CNY', '¥1,280.00', true],
  [128_000, 'JPY', 'JP¥128,000', true],
  [128_050, 'GBP', '£1,280.50', false],
  [128_000, 'KRW', '₩128,000', true],
  [128_000, 'KWD', 'KWD\u00a0128.000', true],
] as const)('formats %d of %s', (amount, currency, text, whole) => {
  const parts = priceParts(minor(amount), currencyOf(currency, 'en-US'));
  expect(parts.sign + parts.symbol + parts.integer + parts.fraction).toBe(text);
  expect(parts.isWhole).toBe(whole);
});

it('names the problem of an invalid currency', () => {
  for (const code of ['pounds', 'jpy'])
    expect(() => currencyOf(code, 'en-US')).toThrow(
      new RangeError(`Not the ISO 4217 code of a currency, in capitals: ${code}`),
    );
});
