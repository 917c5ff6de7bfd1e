import type { Visit } from './visit.ts';

/** Everything measured of one screen. */
export interface ScreenResult {
  name: string;
  visits: Visit[];
  /** The same page without script. */
  limits: Visit[];
  /** Milliseconds until a tap worked. */
  taps: number[];
}

/** A table as Markdown: medians in milliseconds, in brackets the same page without script. */
export function tableOf(results: readonly ScreenResult[]): string {
  const header = ['', 'first content', 'LCP', 'blocking time', 'a tap works'];
  const rows = results.map(({ name, visits, limits, taps }) => [
    name,
    ...(['fcp', 'lcp', 'tbt'] as const).map(
      (key) => `${median(visits.map((one) => one[key]))} (${median(limits.map((one) => one[key]))})`,
    ),
    String(median(taps)),
  ]);
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(header), line(rule), ...rows.map(line)].join('\n');
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}
