import type { DiscountTag } from '@mallard/domain/money';

/** Chinese counts the tenths that are left to pay: 9 折 is 10 % off. */
function countsTenths(locale: string): boolean {
  return locale.startsWith('zh');
}

/**
 * Returns the number in a discount label: tenths left to pay in Chinese, percent off in all other
 * languages.
 *
 * @param basisPoints hundredths of a percent: 1250 are 12.5 %
 * @example discountOf(1250, 'zh-CN') // 8.75
 * @example discountOf(1250, 'en-US') // 12.5
 */
export function discountOf(basisPoints: number, locale: string): number {
  return countsTenths(locale) ? (10_000 - basisPoints) / 1000 : basisPoints / 100;
}

/** Returns the number in the discount label of a price, as `discountOf` does. */
export function discountOfTag({ fold, percentOff }: DiscountTag, locale: string): string | number {
  return countsTenths(locale) ? fold : percentOff;
}
