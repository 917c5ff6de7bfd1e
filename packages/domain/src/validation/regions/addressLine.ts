import type { AddressRegion } from '../address.ts';
import { joinRegion } from './joinRegion.ts';

/** The parts of an address that are written in one line. */
export interface AddressLineParts {
  region: Omit<AddressRegion, 'areaCode'>;
  detailAddress: string;
  /** Empty where the shopper gave none. */
  postcode: string;
}

/**
 * Writes an address in one line, as orders and parcels carry it. `splitRegion` takes it apart.
 *
 * @example addressLine(address) // '浙江省杭州市西湖区 文三路 1 号（310000）'
 */
export function addressLine({ region, detailAddress, postcode }: AddressLineParts): string {
  return `${joinRegion(region)} ${detailAddress}${postcode === '' ? '' : `（${postcode}）`}`;
}
