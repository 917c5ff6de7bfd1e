import { describe, expect, it } from 'vitest';
import { readShippingWords, readSortWords } from './listWords.ts';
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
