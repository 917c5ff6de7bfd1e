import type { AddressDraft } from '@mallard/domain/contract';
import type { RegionPath } from '../RegionPicker/RegionOption.ts';

/** What the form hands over: as the contract wants it, except that nothing has been checked and `region` may be missing. */
export type AddressFormValues = Omit<AddressDraft, 'region'> & { region: AddressDraft['region'] | undefined };

/** What was found in a pasted text; fields that are missing are cleared. */
export type PastedAddress = Partial<Omit<AddressFormValues, 'isDefault'>> & {
  /** Parts of the text that are in no field. The form names them. */
  unusedParts?: readonly string[];
};

/** Finds an address in a text that was copied from anywhere. */
export type ParsePasted = (text: string) => PastedAddress | Promise<PastedAddress>;

type Region = AddressFormValues['region'];

/**
 * The region with those above it, for the field that shows it. Codes of GB/T 2260 carry the codes above them; a region without
 * a code, as old records have it, keeps its names and gets codes that no list knows. There is no way back: what nobody
 * chose anew is handed over as it came.
 */
export function toPath(region: Region): RegionPath {
  if (!region) return [];
  const { province, city, county, areaCode } = region;
  const codes = [`${areaCode.slice(0, 2)}0000`, `${areaCode.slice(0, 4)}00`, areaCode];
  return [province, city, county]
    .map((name, level) => ({ name, code: codes[level] ?? '' }))
    .filter(({ name }) => name !== '');
}

/** What was chosen in the field, as the contract wants it. */
export function toRegion(path: RegionPath): Region {
  const [province, city, county] = path;
  const lowest = path.at(-1);
  if (!province || !lowest) return undefined;
  return { province: province.name, city: city?.name ?? '', county: county?.name ?? '', areaCode: lowest.code };
}
