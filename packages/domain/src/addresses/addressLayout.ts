import { formatAddress } from 'localized-address-format';

/** A part of an address, besides the name and the country. `county` is a district or village in the city. */
export type AddressPart = 'detailAddress' | 'county' | 'city' | 'province' | 'postcode';

/** What a country calls its largest parts. */
export type ProvinceKind = 'state' | 'province' | 'prefecture' | 'county' | 'emirate' | 'region';
/** What a country calls its postal codes. */
export type PostcodeKind = 'zip' | 'pin' | 'eircode' | 'postcode';

/** The fields of an address in a country. */
export interface AddressLayout {
  /** The fields that the country uses, line by line, in the order in which they are written there. */
  lines: readonly (readonly AddressPart[])[];
  /** Fields that must not be empty. */
  required: readonly AddressPart[];
  provinceKind: ProvinceKind;
  postcodeKind: PostcodeKind;
}

const markers: Readonly<Record<AddressPart, string>> = {
  detailAddress: '\u2460',
  county: '\u2461',
  city: '\u2462',
  province: '\u2463',
  postcode: '\u2464',
};
const parts = Object.keys(markers) as AddressPart[];

/** Countries whose addresses need the state or province. */
const NEEDS_PROVINCE = new Set('AE AS AU BR CA CN CO ES FM HK IN IT JP KR KY MH MX NR PG SO TW US VE VI'.split(' '));
/** Countries with postal codes that are often left out. */
const OPTIONAL_POSTCODE = new Set(
  'AE BH CL CO CR DO EC GT HN HT IE IR JM KE KW LB MT NG OM PA PE PY SA UY VE VN'.split(' '),
);

const provinceKinds: Readonly<Record<string, ProvinceKind>> = {
  AE: 'emirate',
  AU: 'state',
  BR: 'state',
  GB: 'county',
  IE: 'county',
  IN: 'state',
  JP: 'prefecture',
  MX: 'state',
  MY: 'state',
  NG: 'state',
  US: 'state',
  VE: 'state',
  AR: 'province',
  CA: 'province',
  CN: 'province',
  CO: 'province',
  ES: 'province',
  IT: 'province',
  KR: 'province',
  NL: 'province',
  PH: 'province',
  TH: 'province',
  TR: 'province',
  VN: 'province',
  ZA: 'province',
};
const postcodeKinds: Readonly<Record<string, PostcodeKind>> = {
  US: 'zip',
  PR: 'zip',
  PH: 'zip',
  IN: 'pin',
  IE: 'eircode',
};

/**
 * Returns the fields of an address in a country, by the data of Google's address service.
 *
 * @param country ISO 3166-1 alpha-2 code; an unknown one has street and city
 * @example addressLayout('US').lines // [['detailAddress'], ['city', 'province', 'postcode']]
 */
export function addressLayout(country: string): AddressLayout {
  const written = formatAddress({
    postalCountry: country,
    addressLines: [markers.detailAddress],
    dependentLocality: markers.county,
    locality: markers.city,
    administrativeArea: markers.province,
    postalCode: markers.postcode,
  });
  const partsOf = (line: string) =>
    parts
      .filter((part) => line.includes(markers[part]))
      .sort((a, b) => line.indexOf(markers[a]) - line.indexOf(markers[b]));
  const lines = written.map(partsOf).filter((line) => line.length > 0);
  const required = lines.flat().filter((part) => {
    if (part === 'province') return NEEDS_PROVINCE.has(country);
    if (part === 'postcode') return !OPTIONAL_POSTCODE.has(country);
    return part !== 'county';
  });
  return {
    lines,
    required,
    provinceKind: provinceKinds[country] ?? 'region',
    postcodeKind: postcodeKinds[country] ?? 'postcode',
  };
}
