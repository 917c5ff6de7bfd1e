/** A province, city or county: its six digits (GB/T 2260) and its Chinese name. */
export interface Region {
  code: string;
  name: string;
}

/** Names by code, as the data package has them. */
export interface RegionLists {
  province_list: Record<string, string>;
  city_list: Record<string, string>;
  county_list: Record<string, string>;
}

/**
 * What is directly below a region, told by the first digits of the codes.
 *
 * @param parentCode a province or city; `null` for the country
 * @returns empty below a county, and below the few cities that have no counties
 */
export function regionsBelow(lists: RegionLists, parentCode: string | null): Region[] {
  if (parentCode === null) return toRegions(lists.province_list, '');
  if (parentCode.endsWith('0000')) return toRegions(lists.city_list, parentCode.slice(0, 2));
  if (parentCode in lists.city_list) return toRegions(lists.county_list, parentCode.slice(0, 4));
  return [];
}

function toRegions(list: Record<string, string>, beginning: string): Region[] {
  return Object.entries(list)
    .filter(([code]) => code.startsWith(beginning))
    .map(([code, name]) => ({ code, name }));
}

/** Fetches the regions below one. The places of China are a chunk of their own, fetched at the first call. */
export async function loadRegions(parentCode: string | null): Promise<Region[]> {
  const { areaList } = await import('@vant/area-data');
  return regionsBelow(areaList, parentCode);
}
