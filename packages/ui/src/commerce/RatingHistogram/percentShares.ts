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
    const lack = (place: number) => ((exact[place] ?? 0) - (shares[place] ?? 0)) * step;
    const byLack = [...counts.keys()]
      .filter((place) => exact[place] && (shares[place] ?? 0) + step >= 1)
      .sort((a, b) => lack(b) - lack(a));
    const alike = (place: number) => byLack.filter((other) => counts[other] === counts[place]);
    const fitting = byLack.find((place) => lack(place) > 0 && alike(place).length <= Math.abs(left));
    const changed = fitting === undefined ? byLack.slice(0, 1) : alike(fitting);
    for (const place of changed) shares[place] = (shares[place] ?? 0) + step;
  }
  return shares;
}

/** Ratings have five; every further one doubles the work. */
const MOST_KINDS = 10;

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
  if (kinds.length > MOST_KINDS) return undefined;
  let best: { shares: number[]; gain: number } | undefined;
  // Each bit of `chosen` is a distinct count that is rounded up.
  for (let chosen = 0; chosen < 2 ** kinds.length; chosen += 1) {
    const isUp = (count: number) => (chosen & (1 << kinds.indexOf(count))) !== 0;
    const next = shares.map((share, place) => share + Number(isUp(counts[place] ?? 0)));
    if (next.reduce((sum, share) => sum + share, 0) !== 100) continue;
    const inOrder = kinds.map((count) => next[counts.indexOf(count)] ?? 0);
    if (inOrder.some((share, index) => share < (inOrder[index - 1] ?? 0))) continue;
    const gain = exact.reduce((sum, share, place) => sum - Math.abs(share - (next[place] ?? 0)), 0);
    if (!best || gain > best.gain) best = { shares: next, gain };
  }
  return best?.shares;
}
