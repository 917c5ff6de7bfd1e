import type { ServerBuild } from './buildPages.ts';

/** Result of rendering the cards on a server. */
export interface ServerResult {
  /** Rendered pages of 200 cards per second, for each round. */
  rates: number[];
  /** Size of the HTML in bytes. */
  html: number;
}

/** Renders for some time and returns the renders per second. */
export function rendersPerSecond({ render }: ServerBuild, milliseconds: number): number {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < milliseconds) {
    render();
    count += 1;
  }
  return (count * 1000) / (performance.now() - start);
}
