import type { AddressRegion } from '../address.ts';

/**
 * Joins the names of a region to one word, as in orders. A municipality is its own city and is named once.
 *
 * @example joinRegion({ province: '浙江省', city: '杭州市', county: '西湖区' }) // '浙江省杭州市西湖区'
 * @example joinRegion({ province: '上海市', city: '上海市', county: '静安区' }) // '上海市静安区'
 */
export function joinRegion({ province, city, county }: Omit<AddressRegion, 'areaCode'>): string {
  return `${province === city ? '' : province}${city}${county}`;
}
