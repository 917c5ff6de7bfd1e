import type { Address } from '@mallard/domain/contract';
import { formatRegion } from '../RegionPicker/formatRegion.ts';

/**
 * Writes an address as its own language does: Chinese from the largest to the smallest, others the other way round.
 *
 * @example formatAddress(address) // '上海市 静安区 愚园路 128 弄 6 号 302 室'
 * @example formatAddress(address) // 'Room 302, No. 6, Lane 128, Yuyuan Road, Jing’an, Shanghai'
 */
export function formatAddress({ region, detailAddress }: Pick<Address, 'region' | 'detailAddress'>): string {
  const names = [region.province, region.city, region.county, detailAddress];
  return /\p{sc=Han}/u.test(names.join('')) ? formatRegion(names) : formatRegion(names.reverse(), ', ');
}
