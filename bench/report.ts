import type { QueryCost } from './capturedQueries.ts';
import { markdownTable } from './markdownTable.ts';
import type { Latency } from './measure.ts';
import type { Engine } from './readOptions.mjs';

/** Result of one kind of call in one shop. */
export interface Result extends Latency {
  engine: Engine;
  /** Number of products in the shop. */
  products: number;
  name: string;
  /** Pages of 8 kB that its queries read; `null` for calls that write. */
  pages: number | null;
  queries: QueryCost[];
  /** Average load of the machine during the last minute. */
  load: number;
}

/** Tolerance for noise, and for an index tree with one more level. */
const TOLERANCE = 1.5;

/** Formats the results of one engine as a Markdown table with a row for each kind of call, in milliseconds. */
export function tableOf(results: readonly Result[]): string {
  const sizes = [...new Set(results.map(({ products }) => products))];
  const names = [...new Set(results.map(({ name }) => name))];
  const header = ['call', ...sizes.flatMap((size) => [`p50 at ${withSeparators(size)}`, 'p99', 'n', 'pages']), 'times'];
  const rows = names.map((name) => {
    const found = sizes.map((size) => results.find((result) => result.name === name && result.products === size));
    return [name, ...found.flatMap(cellsOf), growthOf(found)];
  });
  return markdownTable(header, rows);
}

function cellsOf(result: Result | undefined): string[] {
  if (!result) return ['', '', '', ''];
  return [
    result.p50.toFixed(1),
    result.p99.toFixed(1),
    String(result.n),
    result.pages === null ? '' : String(result.pages),
  ];
}

function growthOf(found: readonly (Result | undefined)[]): string {
  const [first, last] = [found[0], found.at(-1)];
  return first && last && first !== last ? (last.p50 / first.p50).toFixed(1) : '';
}

function withSeparators(size: number): string {
  return String(size).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * Returns the calls whose time or pages grow faster than the logarithm of the size of the shop, with their query plans.
 */
export function growingCalls(results: readonly Result[]): { why: string; queries: QueryCost[] }[] {
  return results.flatMap((large) => {
    const small = results.find(({ name }) => name === large.name);
    if (!small || small === large) return [];
    const allowed = (Math.log(large.products) / Math.log(small.products)) * TOLERANCE;
    const inTime = large.p50 / small.p50;
    const inPages = (large.pages ?? 0) / Math.max(small.pages ?? 1, 100);
    if (inTime <= allowed && inPages <= allowed) return [];
    const why = `${large.name}: ${small.products} → ${large.products} products takes ${inTime.toFixed(1)} times the time, ${small.pages} → ${large.pages} pages; the limit is ${allowed.toFixed(1)} times.`;
    return [{ why, queries: large.queries.toSorted((a, b) => b.milliseconds - a.milliseconds) }];
  });
}
