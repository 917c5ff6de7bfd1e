import type { AddressDraft } from '@mallard/domain/contract';
import type { AddressField } from '@mallard/domain/validation';
import type { RegionPath } from '../RegionPicker/RegionOption.ts';

/** Submitted values: as in the contract, except that they are not validated and `region` may be missing. */
export type AddressFormValues = Omit<AddressDraft, 'region'> & { region: AddressDraft['region'] | undefined };

/** An address from a pasted text; missing fields are cleared. */
export type PastedAddress = Partial<Omit<AddressFormValues, 'isDefault'>> & {
  /** Parts of the text that are in no field. The form shows them. */
  unusedParts?: readonly string[];
};

/** Parses an address in a text that was copied from anywhere. */
export type ParsePasted = (text: string) => PastedAddress | Promise<PastedAddress>;

/** A part of an address outside of China. `county` is a district or village in the city. */
export type AddressFormPart = 'detailAddress' | 'county' | 'city' | 'province' | 'postcode';

/** The fields of an address in a country, as returned by `addressLayout` of `@mallard/domain/addresses`. */
export interface AddressFormLayout {
  /** Fields line by line, in the order of the country. */
  lines: readonly (readonly AddressFormPart[])[];
  required: readonly AddressFormPart[];
  /** What the country calls its largest parts. */
  provinceKind: 'state' | 'province' | 'prefecture' | 'county' | 'emirate' | 'region';
  /** What the country calls its postal codes. */
  postcodeKind: 'zip' | 'pin' | 'eircode' | 'postcode';
}

/** A field that `validate` and `validationErrors` can name. */
export type AddressFormField = AddressField | AddressFormPart;

type Region = AddressFormValues['region'];

/**
 * Returns a region with its parents, for the region field. GB/T 2260 codes contain the codes of
 * their parents. A region without a code, as in old records, keeps its names and gets codes that
 * are in no list. The conversion is not reversible: a region that was not changed is submitted as
 * given.
 */
export function toPath(region: Region): RegionPath {
  if (!region) return [];
  const { province, city, county, areaCode } = region;
  const codes = [`${areaCode.slice(0, 2)}0000`, `${areaCode.slice(0, 4)}00`, areaCode];
  return [province, city, county]
    .map((name, level) => ({ name, code: codes[level] ?? '' }))
    .filter(({ name }) => name !== '');
}

/** Converts the path of the region field to the contract's region. */
export function toRegion(path: RegionPath): Region {
  const [province, city, county] = path;
  const lowest = path.at(-1);
  if (!province || !lowest) return undefined;
  return { province: province.name, city: city?.name ?? '', county: county?.name ?? '', areaCode: lowest.code };
}
