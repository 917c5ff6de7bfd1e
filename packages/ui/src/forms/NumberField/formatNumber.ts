/**
 * Reads a number as people type it or as `Intl.NumberFormat` writes it: full-width digits, thousands separators, currency signs
 * and units are all understood.
 *
 * @param options how the number is written; a percentage is read as its hundredth
 * @returns nothing for a text without a number
 * @example parseNumber('¥１，２８０．５', 'zh-CN') // 1280.5
 */
export function parseNumber(text: string, locale: string, options: Intl.NumberFormatOptions = {}): number | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  // Minus signs and the Chinese full stop are not among what NFKC makes ASCII.
  const plain = text
    .normalize('NFKC')
    .replace(/[−‐‑–—]/g, '-')
    .replace(/。/g, '.');
  const digits = decimal === ',' ? plain.replace(/\./g, '').replace(',', '.') : plain.replace(/[,，]/g, '');
  const found = /-?\D*?(\d+\.?\d*|\.\d+)/.exec(digits.replace(/\s/g, ''));
  if (!found) return undefined;
  const number = Number(found[1]) * (found[0].startsWith('-') ? -1 : 1);
  return options.style === 'percent' ? number / 100 : number;
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
