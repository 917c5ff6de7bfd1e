/** Groups of counties that data packages list as cities; addresses omit them. */
const NO_PLACE = /直辖|^县$|^(?:Directly Administered|Counties)$/;

/**
 * Formats a region by the names of its levels, in the order of their language. A municipality is
 * its own city, so equal neighbors are written once.
 *
 * @param names highest first; empty ones are omitted
 * @example formatRegion(['上海市', '上海市', '静安区']) // '上海市 静安区'
 */
export function formatRegion(names: readonly string[]): string {
  const places = names.filter((name, level) => name !== '' && (level === 0 || !NO_PLACE.test(name)));
  const written = places.filter((name, level) => name !== places[level - 1]);
  return isChinese(written.join('')) ? written.join(' ') : written.reverse().join(', ');
}

/** Whether region names are in Chinese, and so are ordered from largest to smallest. */
export function isChinese(text: string): boolean {
  return /\p{sc=Han}/u.test(text);
}
