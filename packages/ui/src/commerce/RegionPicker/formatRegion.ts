/**
 * Writes a region by the names of its levels. A municipality is its own city, so equal neighbours are said once.
 *
 * @param names     the highest first, or the lowest; empty ones are left out
 * @param separator what stands between them
 * @example formatRegion(['上海市', '上海市', '静安区']) // '上海市 静安区'
 */
export function formatRegion(names: readonly string[], separator = ' '): string {
  const said = names.filter((name) => name !== '');
  return said.filter((name, level) => name !== said[level - 1]).join(separator);
}
