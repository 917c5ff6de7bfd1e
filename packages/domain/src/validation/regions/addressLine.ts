import type { AddressRegion } from '../address.ts';
import { type RegionNames, regionOf } from '../regionNames.ts';

/** The parts of an address in one line. */
export interface AddressLineParts {
  region: Omit<AddressRegion, 'areaCode'>;
  detailAddress: string;
  /** Empty without one. */
  postcode: string;
}

/**
 * Formats an address as one line, as orders and parcels contain it. `splitRegion` is the inverse.
 *
 * @example addressLine(address) // '浙江省杭州市西湖区 文三路 1 号（310000）'
 */
export function addressLine({ region, detailAddress, postcode }: AddressLineParts): string {
  return `${joinRegion(region)} ${detailAddress}${postcode === '' ? '' : `（${postcode}）`}`;
}

/**
 * Joins the names of a region to one word, as in orders. A municipality is its own city and is named once.
 *
 * @example joinRegion({ province: '浙江省', city: '杭州市', county: '西湖区' }) // '浙江省杭州市西湖区'
 * @example joinRegion({ province: '上海市', city: '上海市', county: '静安区' }) // '上海市静安区'
 */
export function joinRegion({ province, city, county }: Omit<AddressRegion, 'areaCode'>): string {
  return `${province === city ? '' : province}${city}${county}`;
}

/** The parts of an address from one line. */
export interface SplitAddress {
  region: AddressRegion;
  detailAddress: string;
  /** Empty if the line has none. */
  postcode: string;
}

/**
 * Splits an address line of a server: names of the region, a space, the street, and a postcode if there is one.
 *
 * @param names names of regions in the language of the line, including retired ones
 * @returns `undefined` if the line begins with no known region
 * @example splitRegion('浙江省杭州市西湖区 文三路 1 号', names)?.region.areaCode // '330106'
 */
export function splitRegion(line: string, names: RegionNames): SplitAddress | undefined {
  const [, written = '', detailAddress = '', postcode = ''] = /^(\S+) (.+?)(?:（(\d{3}|\d{5,6})）)?$/s.exec(line) ?? [];
  const found = Object.keys(names).find((code) => written === joinRegion(regionOf(code, names)));
  return found === undefined ? undefined : { region: regionOf(found, names), detailAddress, postcode };
}
