/**
 * Columns of equal width for a grid: as many as have room in it, and never more than `most`.
 *
 * @param most how many where there is room
 * @param gap between them, as the grid has it
 * @param least width of one; the grid's own where that is smaller
 */
export function columnsUpTo(most: number, gap: string, least: string): string {
  return `repeat(auto-fill, minmax(min(100%, max(${least}, (100% - ${most - 1} * ${gap}) / ${most})), 1fr))`;
}
