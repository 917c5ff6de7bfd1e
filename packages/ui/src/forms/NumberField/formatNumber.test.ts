import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitNumber, parseNumber } from './formatNumber.ts';

it.each([
  ['12', 12],
  ['１２', 12],
  ['1２３', 123],
  ['1,280.50', 1280.5],
  ['１，２８０．５', 1280.5],
  ['¥1,280.00', 1280],
  ['-¥3.50', -3.5],
  ['−3', -3],
  ['3。5', 3.5],
  ['80 kg', 80],
  ['.5', 0.5],
  ['', undefined],
  ['-', undefined],
  ['十二', undefined],
  ['3-5', undefined],
  ['1.2.3', undefined],
  ['Rs.5', 5],
  ['٣', 3],
])('parses %j as %s', (text, number) => {
  expect(parseNumber(text, 'zh-CN')).toBe(number);
});

it.each([
  ['de-DE', '1.280,5', 1280.5],
  ['de-CH', "1'280.5", 1280.5],
  ['fr-FR', '1 280,5', 1280.5],
  // The decimal key of a numeric keypad.
  ['fr-FR', '1.5', 1.5],
  ['fa-IR', '۱۲۸۰٫۵', 1280.5],
  ['fa-IR', '1280.5', 1280.5],
])('parses what people of %s type: %j as %d', (locale, text, number) => {
  expect(parseNumber(text, locale)).toBe(number);
});

const locales = (
  'en en-IN zh-CN zh-Hant-TW ja ko de de-AT de-CH fr fr-CH it-CH es es-MX pt-BR pt-PT nl sv nb fi da pl cs hu ro bg ru uk el tr ' +
  'he ar ar-EG ar-MA ar-SA fa ur ps ckb hi mr ne bn ta te my th lo km vi id ms ka hy kk uz az et lt lv sl eu'
).split(' ');
const euro = { style: 'currency', currency: 'EUR' } as const;
const styles: Intl.NumberFormatOptions[] = [
  {},
  { maximumFractionDigits: 0 },
  { maximumSignificantDigits: 3 },
  { useGrouping: false },
  { signDisplay: 'exceptZero' },
  { style: 'percent', maximumFractionDigits: 1 },
  ...(['CNY', 'USD', 'CHF', 'DKK', 'AED', 'INR', 'RUB', 'JPY', 'CVE'] as const).map((currency) => ({
    ...euro,
    currency,
  })),
  { ...euro, currencyDisplay: 'narrowSymbol' },
  { ...euro, currencyDisplay: 'name' },
  { ...euro, currencySign: 'accounting' },
  { style: 'unit', unit: 'kilogram' },
  { style: 'unit', unit: 'fluid-ounce', unitDisplay: 'long' },
  { style: 'unit', unit: 'mile-scandinavian', unitDisplay: 'long' },
];
const written = fc.record({
  // Arabic writes one and two of a unit without a digit.
  number: fc.integer({ min: 300, max: 1_000_000_000 }).chain((cents) => fc.constantFrom(cents / 100, -cents / 100)),
  locale: fc.constantFrom(...locales),
  options: fc.constantFrom(...styles),
});

it('parses what Intl formats, in every language and style', () => {
  fc.assert(
    fc.property(written, ({ number, locale, options }) => {
      const { format } = new Intl.NumberFormat(locale, options);
      const read = parseNumber(format(number), locale, options);
      expect(read).toBeTypeOf('number');
      // Compares formatted digits: formatting may round.
      expect(format(read ?? Number.NaN)).toBe(format(number));
      expect(Math.abs((read ?? Number.NaN) - number)).toBeLessThanOrEqual(Math.max(0.5, Math.abs(number) * 0.01));
    }),
    { numRuns: 2000 },
  );
});

it('parses percentages', () => {
  expect(parseNumber('12.5%', 'en-US', { style: 'percent' })).toBe(0.125);
});

it.each([
  [7, 0, 10, 1, 7],
  [11, 0, 10, 1, 10],
  [-1, 0, 10, 1, 0],
  [0.34, 0, 1, 0.1, 0.3],
  [7, 1, 10, 4, 9],
  [10, 1, 10, 4, 9],
  [5.2, -Infinity, Infinity, 1, 5],
])('limits %d to %d…%d in steps of %d: %d', (number, least, most, step, fitted) => {
  expect(fitNumber(number, least, most, step)).toBe(fitted);
});
