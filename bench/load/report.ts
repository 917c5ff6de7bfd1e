import { markdownTable } from '@mallard/bench/markdownTable';
import { median } from '@mallard/bench/median';
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
      (key) => `${milliseconds(visits.map((one) => one[key]))} (${milliseconds(limits.map((one) => one[key]))})`,
    ),
    milliseconds(taps),
  ]);
  return markdownTable(header, rows);
}

function milliseconds(values: readonly number[]): string {
  return (median(values) ?? Number.NaN).toFixed(0);
}
