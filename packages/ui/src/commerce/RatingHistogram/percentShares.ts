/**
 * Shares 100 per cent out by the largest remainder method, in whole numbers that add up to exactly 100. What is there has at
 * least 1, so that a single review among thousands is not nothing.
 *
 * @param counts each a number of at least 0
 * @returns one share per count, all 0 where there is nothing
 * @example percentShares([1, 1, 1]) // 34, 33, 33
 */
export function percentShares(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const shares = exact.map((share) => (share > 0 ? Math.max(1, Math.floor(share)) : 0));
  for (let left = 100 - shares.reduce((sum, share) => sum + share, 0); left !== 0; left -= Math.sign(left)) {
    const step = Math.sign(left);
    const lacking = exact.map((share, place) => (share - (shares[place] ?? 0)) * step);
    const changeable = lacking.map((lack, place) =>
      (shares[place] ?? 0) + step >= 1 && exact[place] ? lack : -Infinity,
    );
    const place = changeable.indexOf(Math.max(...changeable));
    shares[place] = (shares[place] ?? 0) + step;
  }
  return shares;
}
