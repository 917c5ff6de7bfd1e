import type { AddressRegion } from './address.ts';
import { type RegionNames, regionOf } from './regionNames.ts';
import { regionToday } from './retiredRegions.ts';

/**
 * Returns the current region of a stored address: counties are merged and renamed, and their codes retired.
 *
 * @param names the current regions
 * @returns the same region while its code is in use; the one that it was merged into; else with its new code if exactly
 *   one place has all of its names; `null` if it has to be chosen again
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
