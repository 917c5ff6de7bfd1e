import type { AddressRegion } from './address.ts';
import { type RegionNames, regionOf } from './regionNames.ts';
import { regionToday } from './retiredRegions.ts';

/**
 * The region of an address that was kept from earlier, as it is today: counties are merged and renamed, and their codes
 * retired.
 *
 * @param names the regions that exist today
 * @returns the same region while its code is in use; what took over the whole of it; else with its new code where just one
 *   place has all of its names; `null` where it has to be chosen again
 * @example currentRegion({ province: '浙江省', city: '杭州市', county: '下城区', areaCode: '330103' }, names)?.county // '拱墅区'
 */
export function currentRegion(region: AddressRegion, names: RegionNames): AddressRegion | null {
  if (Object.hasOwn(names, region.areaCode)) return region;
  const successor = regionToday(region.areaCode, names);
  if (successor) return successor;
  const { province, city, county } = region;
  const namesakes = Object.keys(names)
    .map((code) => regionOf(code, names))
    .filter((one) => one.province === province && one.city === city && one.county === county);
  return namesakes.length === 1 ? (namesakes[0] ?? null) : null;
}
