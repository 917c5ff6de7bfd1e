import type { Address } from '@mallard/domain/contract';
import type { Locale } from '@mallard/domain/messages';
import { type AddressPart, addressParts } from '@mallard/ui/formatRegion';

type Region = Address['region'];

/** Loads the Chinese names of all regions, which the back end and carriers use. */
async function loadChineseNames() {
  const [{ areaList }, { allRegionNames }] = await Promise.all([
    import('@vant/area-data'),
    import('./regionTables.ts'),
  ]);
  return allRegionNames({ ...areaList.province_list, ...areaList.city_list, ...areaList.county_list });
}

/**
 * Returns a function that translates the names of a region to the language of the shop. If the table fails to load, it returns
 * regions unchanged.
 *
 * @example (await loadRegionNaming('en-US'))(region).county // 'Nanshan District'
 */
export async function loadRegionNaming(locale: Locale): Promise<(region: Region) => Region> {
  if (locale === 'zh-CN') return (region) => region;
  try {
    const [{ renameRegion }, names] = await Promise.all([import('./regionTables.ts'), loadRegionNames(locale)]);
    return (region) => renameRegion(region, names);
  } catch {
    return (region) => region;
  }
}

/** Returns region names by code in the language of the shop; empty for Chinese, which the data package provides. */
export async function loadRegionNames(locale: Locale): Promise<Readonly<Record<string, string>>> {
  if (locale === 'zh-CN') return {};
  const { englishRegionNames } = await import('./regionTables.ts');
  return englishRegionNames();
}

/** Returns a region with its Chinese names for storage, because carriers need them in any language. */
export async function toStoredRegion(region: Region): Promise<Region> {
  if (/\p{sc=Han}/u.test(region.province)) return region;
  const [names, { renameRegion }] = await Promise.all([loadChineseNames(), import('./regionTables.ts')]);
  return renameRegion(region, names);
}

/**
 * Translates the address of an order, which is stored as one line in Chinese, to the language of the shop.
 *
 * @returns `undefined` for Chinese, and for a line that does not start with a known region
 */
export async function loadAddressLine(line: string, locale: Locale): Promise<AddressPart[] | undefined> {
  if (locale === 'zh-CN') return undefined;
  const [names, { splitRegion }, nameRegion] = await Promise.all([
    loadChineseNames(),
    import('./regionTables.ts'),
    loadRegionNaming(locale),
  ]);
  const address = splitRegion(line, names);
  return address && addressParts({ ...address, region: nameRegion(address.region) });
}
