import type { AddressRegion } from './address.ts';

/**
 * Names of provinces (`330000`), cities (`330100`) and counties (`330106`) by their six digits (GB/T 2260), as in data
 * packages.
 */
export type RegionNames = Readonly<Record<string, string>>;

/** Returns 1 for a province, 2 for a city, 3 for a county. */
export function levelOf(code: string): number {
  if (code.endsWith('0000')) return 1;
  return code.endsWith('00') ? 2 : 3;
}

/** Returns the region of a code, with the names of its city and province. */
export function regionOf(code: string, names: RegionNames): AddressRegion {
  const [province, city] = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`];
  return {
    province: names[province] ?? '',
    city: levelOf(code) > 1 ? (names[city] ?? '') : '',
    county: levelOf(code) > 2 ? (names[code] ?? '') : '',
    areaCode: code,
  };
}

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
