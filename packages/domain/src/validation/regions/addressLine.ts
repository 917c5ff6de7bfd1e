import type { AddressRegion } from '../address.ts';
import { joinRegion } from './joinRegion.ts';

/** The parts of an address in one line. */
export interface AddressLineParts {
  region: Omit<AddressRegion, 'areaCode'>;
  detailAddress: string;
  /** Empty without one. */
  postcode: string;
}

/**
 * Formats an address as one line, as orders and parcels contain it. `splitRegion` is the inverse.
 *
 * @example addressLine(address) // '浙江省杭州市西湖区 文三路 1 号（310000）'
 */
export function addressLine({ region, detailAddress, postcode }: AddressLineParts): string {
  return `${joinRegion(region)} ${detailAddress}${postcode === '' ? '' : `（${postcode}）`}`;
}
