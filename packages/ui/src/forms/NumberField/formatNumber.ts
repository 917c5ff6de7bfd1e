import { asciiDigits } from '@mallard/domain/validation';
import { numberFormatter } from '../../intl/formatters.ts';

/**
 * Parses a number as people type it or as `Intl.NumberFormat` formats it: digits of every script,
 * thousands separators, all kinds of signs, currencies and units. Does not support compact and
 * scientific notation.
 *
 * @param options format of the number; a percentage is divided by 100, accounting brackets are
 * negative
 * @returns `undefined` for a text without a number, or with several
 * @example parseNumber('¥１，２８０．５', 'zh-CN') // 1280.5
 */
export function parseNumber(text: string, locale: string, options: Intl.NumberFormatOptions = {}): number | undefined {
  const { decimal, group } = separatorsOf(locale, options);
  const plain = asciiDigits(text.normalize('NFKC'))
    // Direction marks and spaces, some of which are separators.
    .replace(/[\p{Cf}\s]/gu, '')
    .replace(/[−‐‑–—]/g, '-')
    .replace(/。/g, '.')
    .replace(/(?<=\d)[^\d\p{L}](?=\d)/gu, (sign) =>
      sign !== decimal && (sign === group || /[,'’٬]/.test(sign)) ? '' : sign,
    )
    .replace(decimal, '.');
  // A full stop after letters ends an abbreviation, as in "Rs.5".
  const [number, ...otherNumbers] = plain.matchAll(/\d+(?:\.\d*)?|(?<![\p{L}\p{M}/])\.\d+/gu);
  if (!number || otherNumbers.length > 0) return undefined;
  const before = plain.slice(0, number.index);
  // A hyphen within a word is no minus sign.
  const isMinus = /(?<![\p{L}\p{M}])-|-(?!\p{L})/u.test(before);
  const isBracketed = options.currencySign === 'accounting' && before.includes('(');
  const amount = Number(options.style === 'percent' ? `${number[0]}e-2` : number[0]);
  return isMinus || isBracketed ? 0 - amount : amount;
}

/** Returns the separators between the digits of a number, after normalization. */
function separatorsOf(locale: string, options: Intl.NumberFormatOptions) {
  const parts = numberFormatter(locale, {
    ...options,
    notation: 'standard',
    useGrouping: true,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    minimumSignificantDigits: undefined,
    maximumSignificantDigits: undefined,
  }).formatToParts(1234567.8);
  const signOf = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value.normalize('NFKC');
  return { decimal: signOf('decimal') ?? '.', group: signOf('group') };
}

/**
 * Limits a number to a range and rounds it to a step.
 *
 * @param step step size, counted from the minimum
 */
export function fitNumber(number: number, least: number, most: number, step: number): number {
  const base = Number.isFinite(least) ? least : 0;
  const onStep = base + Math.round((number - base) / step) * step;
  const last = Number.isFinite(most) ? base + Math.floor((most - base) / step + 1e-9) * step : most;
  const fitted = Math.min(Math.max(onStep, least), last);
  // Steps like 0.1 cause binary rounding errors.
  return Number(fitted.toFixed(10));
}
