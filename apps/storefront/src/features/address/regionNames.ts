import type { Address } from '@mallard/domain/contract';
import type { Locale } from '@mallard/domain/messages';
import { type AddressPart, addressParts } from '@mallard/ui/formatRegion';

type Region = Address['region'];

/** Names all regions in Chinese, as data packages, servers and parcels have them. */
async function loadChineseNames() {
  const [{ areaList }, { allRegionNames }] = await Promise.all([
    import('@vant/area-data'),
    import('./regionTables.ts'),
  ]);
  return allRegionNames({ ...areaList.province_list, ...areaList.city_list, ...areaList.county_list });
}

/**
 * Returns what gives regions their names in the language of the shop. Names stay as they are stored where the table can't be
 * fetched.
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

/** Names of regions by code in the language of the shop; none in Chinese, which data packages have. */
export async function loadRegionNames(locale: Locale): Promise<Readonly<Record<string, string>>> {
  if (locale === 'zh-CN') return {};
  const { englishRegionNames } = await import('./regionTables.ts');
  return englishRegionNames();
}

/** A region with its Chinese names, for storing it: parcels carry these whatever the language of the shop is. */
export async function toStoredRegion(region: Region): Promise<Region> {
  if (/\p{sc=Han}/u.test(region.province)) return region;
  const [names, { renameRegion }] = await Promise.all([loadChineseNames(), import('./regionTables.ts')]);
  return renameRegion(region, names);
}

/**
 * An order's address, which servers store as one line in Chinese, in the language of the shop.
 *
 * @returns nothing where the line begins with no known region
 */
export async function loadAddressLine(line: string, locale: Locale): Promise<AddressPart[] | undefined> {
  if (locale === 'zh-CN') return undefined;
  const [names, { splitRegion }, nameRegion] = await Promise.all([
    loadChineseNames(),
    import('./regionTables.ts'),
    loadRegionNaming(locale),
  ]);
  const found = splitRegion(line, names);
  return found && addressParts({ ...found, region: nameRegion(found.region) });
}
