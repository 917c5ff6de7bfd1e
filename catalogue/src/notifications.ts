import { localized } from './localized.ts';
import type { CatalogueLink, Localized } from './types.ts';

/** A notification for a new account. */
export interface CatalogueNotification {
  slug: string;
  title: Localized;
  content: Localized;
  /** Target of the notification; `null` without one. */
  link: CatalogueLink | null;
  /** Days before the seeding of the shop. */
  daysAgo: number;
}

/** Notifications in addition to those of orders and coupons, oldest first. */
export const notifications: readonly CatalogueNotification[] = [
  {
    slug: 'welcome',
    title: localized(['欢迎来到绿头鸭', 'Welcome to Mallard']),
    content: localized([
      '收货地址和收藏会一直替您记着。随便逛逛，有事给我们留言。',
      'Your addresses and favorites will be here whenever you come back. Look around, and write to us if you need anything.',
    ]),
    link: null,
    daysAgo: 90,
  },
  {
    slug: 'autumn-arrivals',
    title: localized(['新一季上架了', 'The new season is here']),
    content: localized([
      '宣纸落地灯、苇编休闲椅和长嘴浇水壶，都是这个月的新东西。',
      'A rice-paper floor lamp, a reed lounge chair and a long-spout watering can, all new this month.',
    ]),
    link: { kind: 'newArrivals' },
    daysAgo: 9,
  },
  {
    slug: 'back-in-stock',
    title: localized(['您收藏的灯有货了', 'A lamp you saved is back']),
    content: localized([
      '满月玻璃床头灯新吹了一批，数量不多。',
      'A new batch of the Full-moon glass lamp is in, though not a large one.',
    ]),
    link: { kind: 'product', slug: 'full-moon-lamp' },
    daysAgo: 4,
  },
  {
    slug: 'price-drop',
    title: localized(['收藏的商品降价了', 'A price you were watching went down']),
    content: localized([
      '鸢尾头戴式降噪耳机限时特惠，比平时少 300 元。',
      'The Iris noise-canceling headphones are ¥300 off in the limited-time deals.',
    ]),
    link: { kind: 'product', slug: 'iris-headphones' },
    daysAgo: 0,
  },
];
