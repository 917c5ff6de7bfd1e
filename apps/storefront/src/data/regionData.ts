import type { PastedAddress } from '@mallard/domain/validation';

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

/** Most regions that one search finds. */
const MOST_FOUND = 30;

/**
 * Finds regions by what a shopper types of their names, those above included: 西湖, or 杭州 西湖.
 *
 * @param text parts of names, separated by spaces
 * @returns every region with those above it, the ones that begin with the text first
 */
export function regionsNamed(lists: RegionLists, text: string): Region[][] {
  const wanted = text.split(/\s+/).filter((part) => part !== '');
  const last = wanted.at(-1);
  if (last === undefined) return [];
  const names = { ...lists.province_list, ...lists.city_list, ...lists.county_list };
  const found = Object.keys(names)
    .map((code) => pathTo(names, code))
    .filter((path) => {
      const whole = path.map(({ name }) => name).join('');
      // A municipality is its own city, and is found once.
      if (path.at(-1)?.name === path.at(-2)?.name) return false;
      return path.at(-1)?.name.includes(last) && wanted.every((part) => whole.includes(part));
    });
  const rank = (path: Region[]) => (path.at(-1)?.name.startsWith(last) ? path.length : path.length + 3);
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, MOST_FOUND);
}

function pathTo(names: Record<string, string>, code: string): Region[] {
  const codes = new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code]);
  return [...codes].flatMap((each) => (names[each] === undefined ? [] : { code: each, name: names[each] }));
}

/** Fetches the regions below one. The places of China are a chunk of their own, fetched at the first call. */
export async function loadRegions(parentCode: string | null): Promise<Region[]> {
  const { areaList } = await import('@vant/area-data');
  return regionsBelow(areaList, parentCode);
}

/** Finds regions by name, in the same chunk. */
export async function searchRegions(text: string): Promise<Region[][]> {
  const { areaList } = await import('@vant/area-data');
  return regionsNamed(areaList, text);
}

/** Finds an address in a text that was copied from elsewhere. What reads it is fetched at the first call, as are the regions. */
export async function parsePasted(text: string): Promise<PastedAddress> {
  const [{ areaList }, { parsePastedAddress }] = await Promise.all([
    import('@vant/area-data'),
    import('./pastedAddress.ts'),
  ]);
  return parsePastedAddress(text, { ...areaList.province_list, ...areaList.city_list, ...areaList.county_list });
}
