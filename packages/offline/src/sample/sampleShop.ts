import type { SampleShop } from '../backend/shop/sampleShop.ts';
import { categories } from './categories.ts';
import { carousels, coupons, notifications } from './offers.ts';
import { products } from './products.ts';
import { reviewsOf } from './reviews.ts';

/**
 * A small sample shop: a dozen products in both languages, with pictures that need no network. The demo account has a
 * history: one order in every status, a used and an expired coupon, and some favorites.
 */
export const sampleShop: SampleShop = {
  categories,
  products,
  coupons,
  carousels,
  notifications,
  reviewsOf,
  synonyms: [
    ['马克杯', '杯子', '水杯', 'mug', 'cup'],
    ['手冲壶', '水壶', '细口壶', 'kettle', 'pour-over kettle'],
    ['台灯', '灯', 'lamp', 'light'],
    ['耳机', '降噪耳机', 'headphones', 'headset'],
    ['毛巾', '浴巾', 'towel', 'towels'],
    ['蜡烛', '香薰', 'candle', 'scented candle'],
  ],
};
