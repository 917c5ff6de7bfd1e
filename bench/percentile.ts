/**
 * Returns a percentile of samples; `NaN` without samples.
 *
 * @param share from 0 to 1
 * @example percentile([1, 2, 3, 4], 0.5) // 3
 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
