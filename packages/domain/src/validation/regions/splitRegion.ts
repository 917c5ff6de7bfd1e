import type { AddressRegion } from '../address.ts';
import { type RegionNames, regionOf } from '../regionNames.ts';
import { joinRegion } from './joinRegion.ts';

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
