import type { ServerHalf } from './buildPages.ts';

/** What rendering the cards on a server takes. */
export interface ServerResult {
  /** Pages of 200 cards a second, one for each round. */
  rates: number[];
  /** Bytes of the page. */
  html: number;
}

/** Renders for a while and says how often it went. */
export function rendersPerSecond({ render }: ServerHalf, milliseconds: number): number {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < milliseconds) {
    render();
    count += 1;
  }
  return (count * 1000) / (performance.now() - start);
}
