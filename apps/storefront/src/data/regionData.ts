import type { AddressRegion } from '@mallard/domain/validation';

/** A province, city or county: its six digits (GB/T 2260) and its Chinese name. */
export interface Region {
  code: string;
  name: string;
}

/** The places of China in three steps, by the first digits of their codes. */
export interface RegionTree {
  provinces: readonly Region[];
  citiesOf(provinceCode: string): readonly Region[];
  /** Empty in the few cities that have no counties. */
  countiesOf(cityCode: string): readonly Region[];
}

/** Names by code, as the data package has them. */
export interface RegionLists {
  province_list: Record<string, string>;
  city_list: Record<string, string>;
  county_list: Record<string, string>;
}

function toRegions(list: Record<string, string>): Region[] {
  return Object.entries(list).map(([code, name]) => ({ code, name }));
}

function groupBy(regions: readonly Region[], digits: number): Map<string, Region[]> {
  const groups = new Map<string, Region[]>();
  for (const region of regions) {
    const key = region.code.slice(0, digits);
    const group = groups.get(key);
    if (group) group.push(region);
    else groups.set(key, [region]);
  }
  return groups;
}

/** Makes the tree out of flat lists. */
export function toRegionTree({ province_list, city_list, county_list }: RegionLists): RegionTree {
  const cities = groupBy(toRegions(city_list), 2);
  const counties = groupBy(toRegions(county_list), 4);
  return {
    provinces: toRegions(province_list),
    citiesOf: (provinceCode) => cities.get(provinceCode.slice(0, 2)) ?? [],
    countiesOf: (cityCode) => counties.get(cityCode.slice(0, 4)) ?? [],
  };
}

/**
 * The names of a chosen place.
 *
 * @param codes six digits each; a county may be left out only where the city has none
 * @returns `null` while the choice is incomplete, or when the tree does not know a code
 */
export function regionOf(
  tree: RegionTree,
  { province, city, county }: { province: string; city: string; county: string },
): AddressRegion | null {
  const find = (regions: readonly Region[], code: string) => regions.find((region) => region.code === code);
  const inProvince = find(tree.provinces, province);
  const inCity = inProvince && find(tree.citiesOf(province), city);
  if (!inProvince || !inCity) return null;
  const names = { province: inProvince.name, city: inCity.name };
  const counties = tree.countiesOf(city);
  if (counties.length === 0) return { ...names, county: '', areaCode: city };
  const inCounty = find(counties, county);
  return inCounty ? { ...names, county: inCounty.name, areaCode: county } : null;
}

/** The codes of the three steps down to an area code, as far as the tree knows them; empty texts for the rest. */
export function stepsTo(tree: RegionTree, areaCode: string): { province: string; city: string; county: string } {
  const province = tree.provinces.find(({ code }) => code.slice(0, 2) === areaCode.slice(0, 2))?.code ?? '';
  const city = tree.citiesOf(province).find(({ code }) => code.slice(0, 4) === areaCode.slice(0, 4))?.code ?? '';
  const county = tree.countiesOf(city).find(({ code }) => code === areaCode)?.code ?? '';
  return { province, city, county };
}

/** Fetches the places of China, a chunk of its own. */
export async function loadRegions(): Promise<RegionTree> {
  const { areaList } = await import('@vant/area-data');
  return toRegionTree(areaList);
}
