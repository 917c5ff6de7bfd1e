import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatPrice, toPriceParts } from './formatPrice.ts';
import { minor } from './minor.ts';

const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -200_000, max: 200_000 })).map(minor);

describe('formatPrice', () => {
  it.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [100, '¥1.00'],
    [99_999, '¥999.99'],
    [128_000, '¥1,280.00'],
    [9_999_999_999, '¥99,999,999.99'],
    [-1990, '−¥19.90'],
    [Number.MAX_SAFE_INTEGER, '¥90,071,992,547,409.91'],
  ])('formats %i as %s', (amount, text) => {
    expect(formatPrice(minor(amount))).toBe(text);
  });

  it('leaves out only a fraction of zero', () => {
    expect(formatPrice(minor(128_000), { decimals: false })).toBe('¥1,280');
    expect(formatPrice(minor(128_050), { decimals: false })).toBe('¥1,280.50');
    expect(formatPrice(minor(-0))).toBe('¥0.00');
  });

  it('is `formatAmount` with the symbol after the sign', () => {
    expect(formatAmount(minor(-128_000))).toBe('−1,280.00');
    expect(formatAmount(minor(128_000), { decimals: false })).toBe('1,280');
  });

  it('can be parsed to the same amount', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (amount, decimals) => {
        const [yuan = '', fen = '00'] = formatPrice(amount, { decimals }).replace(/[¥,−]/g, '').split('.');
        const sign = formatPrice(amount).startsWith('−') ? -1n : 1n;
        expect(sign * (BigInt(yuan) * 100n + BigInt(fen))).toBe(BigInt(amount));
      }),
      { numRuns: 2000 },
    );
  });

  it('groups digits like Intl', () => {
    const oracle = new Intl.NumberFormat('en-US');
    fc.assert(
      fc.property(amounts, (amount) => {
        const size = BigInt(amount) < 0n ? -BigInt(amount) : BigInt(amount);
        expect(toPriceParts(amount).integer).toBe(oracle.format(size / 100n));
      }),
      { numRuns: 500 },
    );
  });
});
