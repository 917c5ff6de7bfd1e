import { formatAddress } from 'localized-address-format';

/** The parts of an address that are written on a parcel. */
export interface WrittenAddress {
  /** `areaCode` is the ISO 3166-1 alpha-2 code of the country. */
  region: { province: string; city: string; county: string; areaCode: string };
  detailAddress: string;
  postcode: string;
}

const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/**
 * Formats an address as it is written in its country, line by line, without name and country.
 *
 * @example addressLines(address) // ['1005 W Burnside St', 'Portland, OR 97209']
 */
export function addressLines({ region, detailAddress, postcode }: WrittenAddress): string[] {
  const script = EAST_ASIAN.test(`${region.province}${region.city}${region.county}${detailAddress}`)
    ? 'local'
    : 'latin';
  return formatAddress(
    {
      postalCountry: region.areaCode,
      addressLines: [detailAddress],
      dependentLocality: region.county,
      locality: region.city,
      administrativeArea: region.province,
      postalCode: postcode,
    },
    script,
  );
}

/**
 * Formats an address as one line. @see addressLines
 *
 * @example addressText(address) // '1005 W Burnside St, Portland, OR 97209'
 */
export function addressText(address: WrittenAddress): string {
  const lines = addressLines(address);
  return lines.join(EAST_ASIAN.test(lines.join('')) ? ' ' : ', ');
}
