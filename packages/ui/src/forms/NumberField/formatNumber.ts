import { asciiDigits } from '@mallard/domain/validation';
import { numberFormatter } from '../../intl/formatters.ts';

/**
 * Reads a number as people type it or as `Intl.NumberFormat` writes it: the digits of every script, thousands separators, signs
 * of every kind, currencies and units are understood. Compact and scientific notation are not.
 *
 * @param options how the number is written; a percentage is read as its hundredth, accounts in brackets as less than 0
 * @returns nothing for a text without a number, or with several
 * @example parseNumber('¥１，２８０．５', 'zh-CN') // 1280.5
 */
export function parseNumber(text: string, locale: string, options: Intl.NumberFormatOptions = {}): number | undefined {
  const { decimal, group } = separatorsOf(locale, options);
  const plain = asciiDigits(text.normalize('NFKC'))
    // Marks of direction, and spaces, some of which are separators.
    .replace(/[\p{Cf}\s]/gu, '')
    .replace(/[−‐‑–—]/g, '-')
    .replace(/。/g, '.')
    .replace(/(?<=\d)[^\d\p{L}](?=\d)/gu, (sign) =>
      sign !== decimal && (sign === group || /[,'’٬]/.test(sign)) ? '' : sign,
    )
    .replace(decimal, '.');
  // A full stop after letters ends an abbreviation, as in "Rs.5".
  const [number, ...others] = plain.matchAll(/\d+(?:\.\d*)?|(?<![\p{L}\p{M}/])\.\d+/gu);
  if (!number || others.length > 0) return undefined;
  const before = plain.slice(0, number.index);
  // A hyphen within a word is no minus sign.
  const isMinus = /(?<![\p{L}\p{M}])-|-(?!\p{L})/u.test(before);
  const isBracketed = options.currencySign === 'accounting' && before.includes('(');
  const amount = Number(options.style === 'percent' ? `${number[0]}e-2` : number[0]);
  return isMinus || isBracketed ? 0 - amount : amount;
}

/** The signs between the digits of a number, as they are after normalization. */
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
 * Brings a number within its limits and onto its steps.
 *
 * @param step distance between numbers, counted from the least one
 */
export function fitNumber(number: number, least: number, most: number, step: number): number {
  const base = Number.isFinite(least) ? least : 0;
  const onStep = base + Math.round((number - base) / step) * step;
  const last = Number.isFinite(most) ? base + Math.floor((most - base) / step + 1e-9) * step : most;
  const fitted = Math.min(Math.max(onStep, least), last);
  // Steps like 0.1 leave a tail of binary digits.
  return Number(fitted.toFixed(10));
}
