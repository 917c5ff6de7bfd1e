import type { AddressRegion } from '../address.ts';
import { type RegionNames, regionOf } from '../regionNames.ts';

/**
 * Returns a region with its names in another language.
 *
 * @param names names by code in that language
 * @returns the same region if its code is unknown, as in old records
 * @example renameRegion(region, englishRegionNames()).county // 'Nanshan District'
 */
export function renameRegion(region: AddressRegion, names: RegionNames): AddressRegion {
  const renamed = regionOf(region.areaCode, names);
  return renamed.province === '' || (region.county !== '' && renamed.county === '') ? region : renamed;
}
