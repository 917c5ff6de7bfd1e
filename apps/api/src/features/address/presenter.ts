import { addressText } from '@mallard/domain/addresses';
import type { Address } from '@mallard/domain/contract';
import { addressLine, isAbroad } from '@mallard/domain/validation';
import type { addresses } from '../../db/schema/index.ts';

type AddressRow = typeof addresses.$inferSelect;

/** Converts an address row to the contract's shape. */
export function toAddress(row: AddressRow): Address {
  const { id, recipientName, phone, province, city, county, areaCode, detailAddress, postcode, isDefault } = row;
  return { id, recipientName, phone, region: { province, city, county, areaCode }, detailAddress, postcode, isDefault };
}

/** Formats an address in one line, as on a shipping label. */
export function formatAddress(row: AddressRow): string {
  if (isAbroad(row.areaCode)) return addressText({ ...row, region: row });
  return addressLine({ region: row, detailAddress: row.detailAddress, postcode: row.postcode });
}
