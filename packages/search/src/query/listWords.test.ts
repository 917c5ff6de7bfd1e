import { describe, expect, it } from 'vitest';
import { readSaleWords, readShippingWords, readSortWords } from './listWords.ts';
import { withPriceWords } from './withPriceWords.ts';

describe('a sort order in a keyword', () => {
  it.each([
    ['最便宜', 'priceAsc', ''],
    ['cheap', 'priceAsc', ''],
    ['Cheapest', 'priceAsc', ''],
    ['the cheapest products', 'priceAsc', ''],
    ['cheapest lamp', 'priceAsc', 'lamp'],
    ['最便宜的杯子', 'priceAsc', '杯子'],
    ['便宜点的檯燈', 'priceAsc', '台灯'],
    ['lamp low-priced', 'priceAsc', 'lamp'],
    ['价格最低', 'priceAsc', ''],
    ['most expensive watch', 'priceDesc', 'watch'],
    ['最低价格的杯子', 'priceAsc', '杯子'],
    ['低价格耳机', 'priceAsc', '耳机'],
    ['最贵的手表', 'priceDesc', '手表'],
    ['best sellers', 'sales', ''],
    ['bestselling mugs', 'sales', 'mugs'],
    ['hot sale', 'sales', ''],
    ['热销', 'sales', ''],
    ['热卖榜', 'sales', ''],
    ['热销台灯', 'sales', '台灯'],
    ['销量最高的耳机', 'sales', '耳机'],
    ['new arrivals', 'newest', ''],
    ['what is new in', 'newest', ''],
    ['New', 'newest', ''],
    ['新品', 'newest', ''],
    ['新品上架', 'newest', ''],
    ['最新款耳机', 'newest', '耳机'],
    ['latest lamps', 'newest', 'lamps'],
    ['top-rated headphones', 'rating', 'headphones'],
    ['好评最多的毛巾', 'rating', '毛巾'],
  ])('%s sorts by %s and searches for "%s"', (typed, sort, keyword) =>
    expect(readSortWords(typed)).toEqual({ sort, keyword }),
  );

  it.each([
    'mug',
    'new lamp',
    'news',
    'lamp cheaper than 300',
    '床上新被子',
    '新品种',
    '创新品牌耳机',
    '全新品质毛巾',
    '最新鲜的水果',
    '新货币',
    'cheapskate',
    'hot water bottle',
  ])('is not in %s', (typed) => expect(readSortWords(typed)).toBeUndefined());

  it('sorts a list without another order, along with a price and reduced products', () => {
    const sort = 'comprehensive' as const;
    expect(withPriceWords({ keyword: 'cheap mug under 200 on sale', sort })).toEqual({
      query: { keyword: 'mug', maxPrice: 20_000, onSale: true, sort: 'priceAsc' },
      price: { keyword: 'mug', max: 20_000 },
      written: 'under 200',
      sale: { keyword: 'cheap mug under 200' },
      sort: { keyword: 'mug under 200 on sale', sort: 'priceAsc' },
      remainingKeyword: 'mug',
      unread: [],
    });
    expect(withPriceWords({ keyword: 'cheap mug', sort: 'newest' })).toEqual({
      query: { keyword: 'mug', sort: 'newest' },
      remainingKeyword: 'mug',
      unread: [],
    });
    expect(withPriceWords({ keyword: '“cheap mug”', sort }).query).toEqual({ keyword: '“cheap mug”', sort });
  });

  it('does not sort other queries', () => {
    expect(withPriceWords({ keyword: 'cheap mug' }).query).toEqual({ keyword: 'mug' });
  });
});

describe('free shipping in a keyword', () => {
  it.each([
    ['包邮', ''],
    ['free shipping', ''],
    ['包邮的杯子', '杯子'],
    ['mugs with free delivery', 'mugs'],
  ])('%s searches for "%s"', (typed, rest) => expect(readShippingWords(typed)).toBe(rest));

  it.each(['mug', 'shipping box', '免洗'])('is not in %s', (typed) => expect(readShippingWords(typed)).toBeUndefined());
});

it.each([
  ['sale', ''],
  ['On Sale', ''],
  ['deals', ''],
  ['discount', ''],
  ['特价', ''],
  ['打折', ''],
  ['打折商品', ''],
  ['sale items', ''],
  ['打折的台灯', '台灯'],
  ['特價檯燈', '台灯'],
  ['mug deals', 'mug'],
  ['discounted lamps', 'lamps'],
  ['lamps on sale', 'lamps'],
  ['20% off', ''],
  ['lamps 20 % off', 'lamps'],
  ['half price mugs', 'mugs'],
  ['8折', ''],
  ['7.5折 台灯', '台灯'],
  ['八五折的杯子', '杯子'],
  ['半价毛巾', '毛巾'],
  ['打八折的杯子', '杯子'],
])('%s asks for reduced products, and for "%s"', (typed, rest) => expect(readSaleWords(typed)).toBe(rest));

it.each([
  'mug',
  'wholesale',
  'ideal lamp',
  '优惠券',
  'discount code',
  'dealer',
  '折叠桌',
  '3折叠',
  '三折伞',
  '3折伞',
  '四折屏风',
  '100% cotton',
  'half moon lamp',
])('%s does not ask for reduced products', (typed) => expect(readSaleWords(typed)).toBeUndefined());

it('filters a query, besides a price, and each can be removed without the other', () => {
  expect(withPriceWords({ keyword: '300元以内的特价台灯' })).toEqual({
    query: { keyword: '台灯', maxPrice: 30_000, onSale: true },
    price: { keyword: '特价台灯', max: 30_000 },
    written: '300元以内',
    sale: { keyword: '300元以内的 台灯' },
    remainingKeyword: '台灯',
    unread: [],
  });
  expect(withPriceWords({ keyword: 'sale' })).toEqual({
    query: { onSale: true },
    sale: { keyword: '' },
    remainingKeyword: '',
    unread: [],
  });
  expect(withPriceWords({ keyword: '“sale”' }).query).toEqual({ keyword: '“sale”' });
});
