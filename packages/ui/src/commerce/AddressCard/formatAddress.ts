import type { Address } from '@mallard/domain/contract';
import { formatRegion, isChinese } from '../RegionPicker/formatRegion.ts';

/** A part of a formatted address. */
export interface AddressPart {
  /** Including the separator or space after it. */
  text: string;
  isStreet: boolean;
}

type WrittenAddress = Pick<Address, 'region' | 'detailAddress'> & { postcode?: string | undefined };

/**
 * Formats an address in the language of its region: Chinese from largest to smallest, others in
 * reverse order, both with the postcode. The street stays as typed.
 *
 * @example formatAddress(address) // '上海市 静安区 愚园路 128 弄 6 号 302 室（200040）'
 * @example formatAddress(address) // 'Room 302, No. 6, Lane 128, Yuyuan Road, Jing’an District, Shanghai 200040'
 */
export function formatAddress(address: WrittenAddress): string {
  return addressParts(address)
    .map(({ text }) => text)
    .join('');
}

/**
 * Splits a formatted address into the street and the rest, in their order, to mark the language of
 * each.
 *
 * @example addressParts(address) // [{ text: '愚园路 128 弄, ', isStreet: true }, { text: 'Jing’an District, Shanghai', isStreet: false }]
 */
export function addressParts({ region, detailAddress, postcode = '' }: WrittenAddress): AddressPart[] {
  const regionText = formatRegion([region.province, region.city, region.county]);
  const street = { text: detailAddress, isStreet: true };
  const isInChinese = isChinese(regionText);
  const ordered = isInChinese
    ? [{ text: regionText, isStreet: false }, street]
    : [street, { text: [regionText, postcode].filter(Boolean).join(' '), isStreet: false }];
  const separator = isInChinese ? ' ' : ', ';
  const parts = ordered
    .filter(({ text }) => text !== '')
    .map((part, at, all) => (at < all.length - 1 ? { ...part, text: part.text + separator } : part));
  return isInChinese && postcode !== '' ? [...parts, { text: `（${postcode}）`, isStreet: false }] : parts;
}
