import type { Locale } from '@mallard/domain/messages';
import type { PastedAddress } from '@mallard/domain/validation';
import { loadRegionNames, loadRegionNaming } from './regionNames.ts';

/** A province, city or county: its six digits (GB/T 2260) and its name. */
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

/** Its code; English texts write Macao as often as Macau. */
const MACAU = '820000';

/** Most regions that one search finds. */
const MOST_FOUND = 30;

/**
 * Finds regions by what a shopper types of their names, those above included and in any order: 西湖, 杭州 西湖, or nanshan, shenzhen.
 *
 * @param text parts of names, separated by spaces or commas; case, accents and apostrophes don't matter
 * @param aliases names by code in another language, which are found too
 * @returns every region with those above it, the ones with a whole word of the text first, then those that begin with it
 */
export function regionsNamed(
  lists: RegionLists,
  text: string,
  aliases: Readonly<Record<string, string>> = {},
): Region[][] {
  const wanted = foldName(text)
    .split(/[\s,，]+/)
    .filter((part) => part !== '');
  if (wanted.length === 0) return [];
  const names = { ...lists.province_list, ...lists.city_list, ...lists.county_list };
  const searched = (region: Region | undefined) =>
    region ? [foldName(region.name), aliases[region.code] ?? ''].join('\n') : '';
  const found = Object.keys(names)
    .map((code) => pathTo(names, code))
    .filter((path) => {
      // A municipality is its own city, and is found once.
      if (path.at(-1)?.name === path.at(-2)?.name) return false;
      const lowest = searched(path.at(-1));
      const whole = path.map(searched).join('\n');
      return wanted.some((part) => lowest.includes(part)) && wanted.every((part) => whole.includes(part));
    });
  const rank = (path: Region[]) => {
    const own = searched(path.at(-1)).split('\n');
    const isAny = (test: (name: string, part: string) => boolean) =>
      own.some((name) => wanted.some((part) => test(name, part)));
    if (isAny((name, part) => `${name} `.startsWith(`${part} `))) return path.length;
    return path.length + (isAny((name, part) => name.startsWith(part)) ? 3 : 6);
  };
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, MOST_FOUND);
}

/** A name as it is searched for: small letters without accents and apostrophes. */
function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '');
}

function pathTo(names: Record<string, string>, code: string): Region[] {
  const codes = new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code]);
  return [...codes].flatMap((each) => (names[each] === undefined ? [] : { code: each, name: names[each] }));
}

/** What address forms ask for, with names in one language. The functions stay the same between renders. */
export interface RegionSource {
  /** Fetches the regions below one. */
  loadRegions: (parentCode: string | null) => Promise<Region[]>;
  /** Finds regions by name; Chinese names are found in every language. */
  searchRegions: (text: string) => Promise<Region[][]>;
  /** Finds an address in a text that was copied from elsewhere. */
  parsePasted: (text: string) => Promise<PastedAddress>;
}

/** The regions of China in each language of the shop. Their names and the parser are chunks that are fetched at the first call. */
export const regionSources: Readonly<Record<Locale, RegionSource>> = {
  'zh-CN': createRegionSource('zh-CN'),
  'en-US': createRegionSource('en-US'),
  'ja-JP': createRegionSource('ja-JP'),
};

function createRegionSource(locale: Locale): RegionSource {
  async function loadLists() {
    const [{ areaList }, names] = await Promise.all([import('@vant/area-data'), loadRegionNames(locale)]);
    const rename = (list: Record<string, string>) =>
      Object.fromEntries(Object.entries(list).map(([code, name]) => [code, names[code] ?? name]));
    return {
      areaList,
      lists: {
        province_list: rename(areaList.province_list),
        city_list: rename(areaList.city_list),
        county_list: rename(areaList.county_list),
      },
    };
  }
  let loading: ReturnType<typeof loadLists> | undefined;
  function load() {
    loading ??= loadLists().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }
  return {
    loadRegions: async (parentCode) => regionsBelow((await load()).lists, parentCode),
    async searchRegions(text) {
      const { areaList, lists } = await load();
      return regionsNamed(lists, text, {
        ...areaList.province_list,
        ...areaList.city_list,
        ...areaList.county_list,
        [MACAU]: `${areaList.province_list[MACAU]}\nmacao`,
      });
    },
    async parsePasted(text) {
      const [{ areaList }, { parsePastedAddress }, nameRegion] = await Promise.all([
        import('@vant/area-data'),
        import('./pastedAddress.ts'),
        loadRegionNaming(locale),
      ]);
      const names = { ...areaList.province_list, ...areaList.city_list, ...areaList.county_list };
      const { region, ...others } = parsePastedAddress(text, names);
      return region ? { ...others, region: nameRegion(region) } : others;
    },
  };
}
