/** Latency of a call, measured many times. */
export interface Latency {
  /** Number of measured calls. */
  n: number;
  /** Median in milliseconds. */
  p50: number;
  /** 99th percentile in milliseconds. */
  p99: number;
}

const WARM_UP = 10;
const MIN_CALLS = 10;

/**
 * Measures sequential calls after a warm-up.
 *
 * @param call receives the number of the call
 */
export async function measure(
  call: (turn: number) => Promise<unknown>,
  { calls, budgetMs }: { calls: number; budgetMs: number },
): Promise<Latency> {
  const start = performance.now();
  for (let turn = 0; turn < WARM_UP; turn += 1) await call(turn);
  const times: number[] = [];
  while (times.length < calls && (times.length < MIN_CALLS || performance.now() - start < budgetMs)) {
    const before = performance.now();
    await call(WARM_UP + times.length);
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  return { n: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** Returns a quantile of sorted values. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
