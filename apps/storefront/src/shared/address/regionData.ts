import { type Locale, locales } from '@mallard/domain/messages';
import type { PastedAddress } from '@mallard/domain/validation';
import { loadRegionNames, loadRegionNaming } from './regionNames.ts';

/** A province, city or county: its six-digit code (GB/T 2260) and its name. */
export interface Region {
  code: string;
  name: string;
}

/** Names by code, in the format of the `@vant/area-data` package. */
export interface RegionLists {
  province_list: Record<string, string>;
  city_list: Record<string, string>;
  county_list: Record<string, string>;
}

/**
 * Returns the direct children of a region, determined by the first digits of the codes.
 *
 * @param parentCode a province or city; `null` for the country
 * @returns an empty list for counties, and for the few cities without counties
 */
export function regionsBelow(lists: RegionLists, parentCode: string | null): Region[] {
  if (parentCode === null) return toRegions(lists.province_list, '');
  if (parentCode.endsWith('0000')) return toRegions(lists.city_list, parentCode.slice(0, 2));
  if (parentCode in lists.city_list) return toRegions(lists.county_list, parentCode.slice(0, 4));
  return [];
}

function toRegions(list: Record<string, string>, prefix: string): Region[] {
  return Object.entries(list)
    .filter(([code]) => code.startsWith(prefix))
    .map(([code, name]) => ({ code, name }));
}

/** Region code of Macau, which also needs the English spelling "Macao". */
const MACAU = '820000';

/** Maximum number of search results. */
const MAX_RESULTS = 30;

/**
 * Finds regions by parts of their names and of their parents' names, in any order: 西湖, 杭州 西湖, or nanshan, shenzhen.
 *
 * @param text parts of names, separated by spaces or commas; case, accents and apostrophes don't matter
 * @param aliases more names to search, by code, such as those in another language
 * @returns paths from the province to each region: first matches of a whole word, then matches of a prefix, then the rest
 */
export function regionsNamed(
  lists: RegionLists,
  text: string,
  aliases: Readonly<Record<string, string>> = {},
): Region[][] {
  const terms = foldName(text)
    .split(/[\s,，]+/)
    .filter((part) => part !== '');
  if (terms.length === 0) return [];
  const names = { ...lists.province_list, ...lists.city_list, ...lists.county_list };
  const searchText = (region: Region | undefined) =>
    region ? [foldName(region.name), aliases[region.code] ?? ''].join('\n') : '';
  const found = Object.keys(names)
    .map((code) => pathTo(names, code))
    .filter((path) => {
      // A municipality is also its own city: list it once.
      if (path.at(-1)?.name === path.at(-2)?.name) return false;
      const ownText = searchText(path.at(-1));
      const pathText = path.map(searchText).join('\n');
      return terms.some((part) => ownText.includes(part)) && terms.every((part) => pathText.includes(part));
    });
  const rank = (path: Region[]) => {
    const ownNames = searchText(path.at(-1)).split('\n');
    const isAny = (test: (name: string, part: string) => boolean) =>
      ownNames.some((name) => terms.some((part) => test(name, part)));
    if (isAny((name, part) => `${name} `.startsWith(`${part} `))) return path.length;
    return path.length + (isAny((name, part) => name.startsWith(part)) ? 3 : 6);
  };
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, MAX_RESULTS);
}

/** Normalizes a name for searching: lower case, without accents and apostrophes. */
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

/** Data functions for address forms, with names in one language. They are stable between renders. */
export interface RegionSource {
  /** Loads the children of a region. */
  loadRegions: (parentCode: string | null) => Promise<Region[]>;
  /** Finds regions by name; Chinese names are found in every language. */
  searchRegions: (text: string) => Promise<Region[][]>;
  /** Parses an address from pasted text. */
  parsePasted: (text: string) => Promise<PastedAddress>;
}

/** The regions of China in each language of the shop. Names and parser are chunks that load at the first call. */
export const regionSources = Object.fromEntries(
  locales.map((locale) => [locale, createRegionSource(locale)]),
) as Readonly<Record<Locale, RegionSource>>;

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
      const { region, ...fields } = parsePastedAddress(text, names);
      return region ? { ...fields, region: nameRegion(region) } : fields;
    },
  };
}
