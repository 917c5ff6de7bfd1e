/** Groups of counties that data packages list as cities; addresses leave them out. */
const NO_PLACE = /直辖|^县$|^(?:Directly Administered|Counties)$/;

/**
 * Writes a region by the names of its levels, in the order of their language. A municipality is its own city, so equal
 * neighbours are written once.
 *
 * @param names the highest first; empty ones are left out
 * @example formatRegion(['上海市', '上海市', '静安区']) // '上海市 静安区'
 * @example formatRegion(['Guangdong', 'Shenzhen', 'Nanshan District']) // 'Nanshan District, Shenzhen, Guangdong'
 */
export function formatRegion(names: readonly string[]): string {
  const places = names.filter((name, level) => name !== '' && (level === 0 || !NO_PLACE.test(name)));
  const written = places.filter((name, level) => name !== places[level - 1]);
  return isChinese(written.join('')) ? written.join(' ') : written.reverse().join(', ');
}

/** Whether names of regions are in Chinese, and so go from the largest to the smallest. */
export function isChinese(text: string): boolean {
  return /\p{sc=Han}/u.test(text);
}
