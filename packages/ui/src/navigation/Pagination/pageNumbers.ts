/**
 * Returns the page numbers to show: both ends, the current page and its neighbors, gaps as `null`.
 * A gap never hides a single page, because the page itself takes no more space.
 *
 * @example pageNumbers(6, 12) // [1, null, 5, 6, 7, null, 12]
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = new Set([1, pageCount, page - 1, page, page + 1].filter((at) => at >= 1 && at <= pageCount));
  if (shown.has(3)) shown.add(2);
  if (shown.has(pageCount - 2)) shown.add(pageCount - 1);
  const numbers = [...shown].sort((a, b) => a - b);
  return numbers.flatMap((at, index) => {
    const before = numbers[index - 1];
    return before !== undefined && at - before > 1 ? [null, at] : [at];
  });
}
