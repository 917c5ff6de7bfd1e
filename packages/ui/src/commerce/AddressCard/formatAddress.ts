import type { Address } from '@mallard/domain/contract';

/**
 * Writes an address as its own language does: Chinese from the largest to the smallest, others the other way round. A municipality
 * is its own city, so equal neighbours are said once.
 *
 * @example formatAddress(address) // '上海市 静安区 愚园路 128 弄 6 号 302 室'
 * @example formatAddress(address) // 'Room 302, No. 6, Lane 128, Yuyuan Road, Jing’an, Shanghai'
 */
export function formatAddress({ region, detailAddress }: Pick<Address, 'region' | 'detailAddress'>): string {
  const names = [region.province, region.city, region.county, detailAddress].filter((name) => name !== '');
  const parts = names.filter((name, level) => name !== names[level - 1]);
  return /\p{sc=Han}/u.test(parts.join('')) ? parts.join(' ') : parts.reverse().join(', ');
}
