import { defineWords } from '../../intl/Words.ts';

export const couponStripWords = defineWords(
  {
    coupons: '优惠券',
    get: '领券',
    /** A coupon that is limited to a category. */
    limited: (category: string, summary: string) => `${category}：${summary}`,
    amountOver: (amount: string, threshold: string) => `满 ${threshold} 减 ${amount}`,
    amount: (amount: string) => `立减 ${amount} 元`,
    /** Of so many basis points: 1250 are 12.5 %. */
    percentOver: (basisPoints: number, threshold: string) => `满 ${threshold} 享 ${(10_000 - basisPoints) / 1000} 折`,
    percent: (basisPoints: number) => `${(10_000 - basisPoints) / 1000} 折`,
    freeShippingOver: (threshold: string) => `满 ${threshold} 包邮`,
    freeShipping: '包邮',
    coupon: '优惠券',
  },
  {
    coupons: 'Coupons',
    get: 'Get coupons',
    limited: (category, summary) => `${category}: ${summary}`,
    amountOver: (amount, threshold) => `¥${amount} off ¥${threshold}+`,
    amount: (amount) => `¥${amount} off`,
    percentOver: (basisPoints, threshold) => `${basisPoints / 100}% off ¥${threshold}+`,
    percent: (basisPoints) => `${basisPoints / 100}% off`,
    freeShippingOver: (threshold) => `Free shipping over ¥${threshold}`,
    freeShipping: 'Free shipping',
    coupon: 'Coupon',
  },
);
