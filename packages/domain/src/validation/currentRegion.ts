import type { AddressRegion } from './address.ts';
import { type RegionNames, regionOf } from './regionNames.ts';

/**
 * The region of an address that was kept from earlier, as it is today: counties are merged and their codes retired.
 *
 * @param names the regions that exist today
 * @returns the same region while its code is in use; with its new code where just one place has all of its names; `null`
 *   where it has to be chosen again
 */
export function currentRegion(region: AddressRegion, names: RegionNames): AddressRegion | null {
  if (Object.hasOwn(names, region.areaCode)) return region;
  const { province, city, county } = region;
  const namesakes = Object.keys(names)
    .map((code) => regionOf(code, names))
    .filter((one) => one.province === province && one.city === city && one.county === county);
  return namesakes.length === 1 ? (namesakes[0] ?? null) : null;
}
