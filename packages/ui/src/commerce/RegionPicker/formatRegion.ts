/**
 * Writes a region by the names of its levels. A municipality is its own city, so equal neighbours are said once.
 *
 * @param names the highest first; empty ones are left out
 * @example formatRegion(['上海市', '上海市', '静安区']) // '上海市 静安区'
 */
export function formatRegion(names: readonly string[]): string {
  const said = names.filter((name) => name !== '');
  return said.filter((name, level) => name !== said[level - 1]).join(' ');
}
