/**
 * Returns grid columns of equal width: as many as fit, at most `most`.
 *
 * @param most maximum number of columns
 * @param gap gap of the grid
 * @param least minimum width of a column; the width of the grid where that is smaller
 */
export function columnsUpTo(most: number, gap: string, least: string): string {
  return `repeat(auto-fill, minmax(min(100%, max(${least}, (100% - ${most - 1} * ${gap}) / ${most})), 1fr))`;
}
