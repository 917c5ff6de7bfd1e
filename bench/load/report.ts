import { markdownTable } from '@mallard/bench/markdownTable';
import { median } from '@mallard/bench/median';
import type { Visit } from './visit.ts';

/** Measurements of one screen. */
export interface ScreenResult {
  name: string;
  visits: Visit[];
  /** Visits of the same page without JavaScript. */
  limits: Visit[];
  /** Milliseconds until a tap has an effect. */
  taps: number[];
}

/** Formats medians in milliseconds as a Markdown table, with the same page without JavaScript in brackets. */
export function tableOf(results: readonly ScreenResult[]): string {
  const header = ['', 'first content', 'LCP', 'blocking time', 'a tap works'];
  const rows = results.map(({ name, visits, limits, taps }) => [
    name,
    ...(['fcp', 'lcp', 'tbt'] as const).map(
      (key) =>
        `${milliseconds(visits.map((visit) => visit[key]))} (${milliseconds(limits.map((visit) => visit[key]))})`,
    ),
    milliseconds(taps),
  ]);
  return markdownTable(header, rows);
}

function milliseconds(values: readonly number[]): string {
  return (median(values) ?? Number.NaN).toFixed(0);
}
