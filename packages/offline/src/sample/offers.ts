import type { SampleCarousel, SampleCoupon, SampleLink, SampleNotification } from '../backend/shop/sampleShop.ts';
import { type BilingualText, both } from './bilingualText.ts';
import { type OutlinePicture, picture } from './picture.ts';

const forAll = {
  threshold: 0,
  cap: null,
  categorySlugs: [] as const,
  startsInDays: -200,
  endsInDays: 165,
  total: 10_000,
};

/** Coupons in each state: claimable ones, one that the demo account used, an expired one, and a sold-out one. */
export const coupons: readonly SampleCoupon[] = [
  {
    ...forAll,
    slug: 'thirty-off-299',
    kind: 'amount',
    value: 3000,
    threshold: 29_900,
    startsInDays: -20,
    name: both(['满 299 减 30', '¥30 off ¥299']),
  },
  {
    ...forAll,
    slug: 'newcomer-ten-percent',
    kind: 'percent',
    value: 1000,
    cap: 5000,
    name: both(['新人 9 折，最多减 50', 'Welcome: 10% off, up to ¥50']),
  },
  {
    ...forAll,
    slug: 'free-shipping',
    kind: 'freeShipping',
    value: 0,
    threshold: 4900,
    name: both(['满 49 包邮', 'Free shipping from ¥49']),
  },
  {
    ...forAll,
    slug: 'kitchen-eight-off-99',
    kind: 'amount',
    value: 800,
    threshold: 9900,
    categorySlugs: ['kitchen'],
    name: both(['餐厨满 99 减 8', '¥8 off ¥99 of kitchenware']),
  },
  {
    ...forAll,
    slug: 'autumn-fifty-off-399',
    kind: 'amount',
    value: 5000,
    threshold: 39_900,
    startsInDays: -60,
    endsInDays: -9,
    name: both(['秋日满 399 减 50', 'Autumn: ¥50 off ¥399']),
  },
  {
    ...forAll,
    slug: 'flash-hundred-off-500',
    kind: 'amount',
    value: 10_000,
    threshold: 50_000,
    total: 0,
    categorySlugs: ['audio'],
    name: both(['数码满 500 减 100', 'Flash: ¥100 off ¥500 of audio and tech']),
  },
];

/** Slides of the home page, in order. */
export const carousels: readonly SampleCarousel[] = [
  slide(
    'evening-light',
    { kind: 'category', slug: 'lighting' },
    { outline: 'lamp', color: '#b8894f', background: '#ece4d8' },
    [
      ['夜长了，点一盏灯', 'Long nights, warm light'],
      ['台灯与蜡烛，给晚饭后的两小时。', 'Lamps and candles for the hours after supper.'],
    ],
  ),
  slide(
    'good-listening',
    { kind: 'product', slug: 'iris-headphones' },
    { outline: 'headphones', color: '#4b5566', background: '#dde4ea' },
    [
      ['安静下来，再听', 'First quiet, then music'],
      ['鸢尾降噪耳机，限时特惠。', 'Iris noise-canceling headphones, in the limited-time deals.'],
    ],
  ),
  slide('just-in', { kind: 'newArrivals' }, { outline: 'candle', color: '#8d7a9c', background: '#f0e2de' }, [
    ['新到的几样', 'Just in'],
    ['砧板、月亮和三支小蜡烛。', 'A board, a moon and three small candles.'],
  ]),
];

/** Messages to new accounts. */
export const notifications: readonly SampleNotification[] = [
  {
    slug: 'welcome',
    link: null,
    daysAgo: 90,
    title: both(['欢迎光临', 'Welcome']),
    content: both([
      '这是一家示例商店：什么都能买，什么都不会寄出。',
      'This is a sample shop: anything can be bought and nothing is sent.',
    ]),
  },
  {
    slug: 'deals-today',
    link: { kind: 'deals' },
    daysAgo: 0,
    title: both(['限时特惠', 'Limited-time deals']),
    content: both(['手冲壶和耳机限时优惠，抢完即止。', 'The kettle and the headphones are on sale, while they last.']),
  },
];

function slide(
  slug: string,
  link: SampleLink,
  outlinePicture: OutlinePicture,
  [title, subtitle]: readonly [BilingualText, BilingualText],
): SampleCarousel {
  return {
    slug,
    link,
    title: both(title),
    subtitle: both(subtitle),
    wide: picture(outlinePicture, title, 1920, 640),
    tall: picture(outlinePicture, title, 960, 1200),
  };
}
