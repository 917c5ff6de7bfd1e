/**
 * Names the address that was just written to the screen that asked for it.
 *
 * @param path a path of the shop, with or without query
 * @example withAddress('/checkout?sku=1', 'a') // '/checkout?sku=1&address=a'
 */
export function withAddress(path: string, addressUuid: string): string {
  const [pathname = '', search = ''] = path.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('address', addressUuid);
  return `${pathname}?${query}`;
}
