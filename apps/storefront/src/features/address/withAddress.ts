/**
 * Adds the id of a saved address to the query of a path, for the screen that opened the address form.
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
