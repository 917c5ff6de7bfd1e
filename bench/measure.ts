/** How long something took, over many calls. */
export interface Latency {
  /** Calls measured. */
  n: number;
  /** Half of them took at most so many milliseconds. */
  p50: number;
  /** All but one in a hundred took at most so many milliseconds. */
  p99: number;
}

const WARM_UP = 10;
const FEWEST = 10;

/**
 * Calls something again and again, one call after another, after some that do not count.
 *
 * @param call gets the number of the call
 */
export async function measure(
  call: (turn: number) => Promise<unknown>,
  { calls, budgetMs }: { calls: number; budgetMs: number },
): Promise<Latency> {
  const start = performance.now();
  for (let turn = 0; turn < WARM_UP; turn += 1) await call(turn);
  const times: number[] = [];
  while (times.length < calls && (times.length < FEWEST || performance.now() - start < budgetMs)) {
    const before = performance.now();
    await call(WARM_UP + times.length);
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  return { n: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** The smallest of the sorted values that a share of them does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
