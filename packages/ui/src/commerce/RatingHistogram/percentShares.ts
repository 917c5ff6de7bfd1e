/**
 * Distributes 100 percent by the largest remainder method, in integers that add up to exactly 100.
 * A positive count has at least 1, so that a single review among thousands is visible. Equal counts
 * have equal shares wherever possible.
 *
 * @param counts numbers of at least 0
 * @returns one share per count, all 0 when there are none
 * @example percentShares([1, 1, 1]) // 34, 33, 33
 */
export function percentShares(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const shares = exact.map((share) => (share > 0 ? Math.max(1, Math.floor(share)) : 0));
  const rounded = roundTogether(counts, exact, shares);
  if (rounded) return rounded;
  const missing = () => 100 - shares.reduce((sum, share) => sum + share, 0);
  for (let left = missing(); left !== 0; left = missing()) {
    const step = Math.sign(left);
    const lack = (position: number) => ((exact[position] ?? 0) - (shares[position] ?? 0)) * step;
    const byLack = [...counts.keys()]
      .filter((position) => exact[position] && (shares[position] ?? 0) + step >= 1)
      .sort((a, b) => lack(b) - lack(a));
    const alike = (position: number) => byLack.filter((other) => counts[other] === counts[position]);
    const fitting = byLack.find((position) => lack(position) > 0 && alike(position).length <= Math.abs(left));
    const changed = fitting === undefined ? byLack.slice(0, 1) : alike(fitting);
    for (const position of changed) shares[position] = (shares[position] ?? 0) + step;
  }
  return shares;
}

/** Ratings have five; every further one doubles the work. */
const MAX_DISTINCT_COUNTS = 10;

/**
 * Rounds up the shares of some counts so that all add up to 100. Equal counts are rounded equally,
 * and smaller ones never exceed larger ones.
 *
 * @param shares rounded down
 * @returns the result closest to the exact shares; `undefined` when there is none
 */
function roundTogether(
  counts: readonly number[],
  exact: readonly number[],
  shares: readonly number[],
): number[] | undefined {
  const kinds = [...new Set(counts)].filter((count) => count > 0).sort((a, b) => a - b);
  if (kinds.length > MAX_DISTINCT_COUNTS) return undefined;
  let best: { shares: number[]; gain: number } | undefined;
  // Each bit of `selected` is a distinct count that is rounded up.
  for (let selected = 0; selected < 2 ** kinds.length; selected += 1) {
    const isUp = (count: number) => (selected & (1 << kinds.indexOf(count))) !== 0;
    const next = shares.map((share, position) => share + Number(isUp(counts[position] ?? 0)));
    if (next.reduce((sum, share) => sum + share, 0) !== 100) continue;
    const inOrder = kinds.map((count) => next[counts.indexOf(count)] ?? 0);
    if (inOrder.some((share, index) => share < (inOrder[index - 1] ?? 0))) continue;
    const gain = exact.reduce((sum, share, position) => sum - Math.abs(share - (next[position] ?? 0)), 0);
    if (!best || gain > best.gain) best = { shares: next, gain };
  }
  return best?.shares;
}
