import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPriceWords } from './priceWords.ts';
import { withoutPriceWords, withPriceWords } from './withPriceWords.ts';

describe('a price in a keyword', () => {
  it.each([
    ['lamp under 300', 'lamp', undefined, 300, 'under 300'],
    ['lamps Below ¥300', 'lamps', undefined, 300, 'below ¥300'],
    ['lamp less than 1,000 yuan', 'lamp', undefined, 1000, 'less than 1000 yuan'],
    ['headphones up to 500 rmb', 'headphones', undefined, 500, 'up to 500 rmb'],
    ['500 or less headphones', 'headphones', undefined, 500, '500 or less'],
    ['headphones over 500', 'headphones', 500, undefined, 'over 500'],
    ['headphones 500 and up', 'headphones', 500, undefined, '500 and up'],
    ['mug between 100 and 200', 'mug', 100, 200, 'between 100 and 200'],
    ['mug from 200 to 100', 'mug', 100, 200, 'from 200 to 100'],
    ['mug ¥100-¥200', 'mug', 100, 200, '¥100-¥200'],
    ['mug around 100', 'mug', 80, 120, 'around 100'],
    ['something under 100', '', undefined, 100, 'under 100'],
    ['台灯 100元以下', '台灯', undefined, 100, '100元以下'],
    ['300以内', '', undefined, 300, '300以内'],
    ['３００以内的台灯', '台灯', undefined, 300, '300以内'],
    ['不超过500块的耳机', '耳机', undefined, 500, '不超过500块'],
    ['五百以内的耳机', '耳机', undefined, 500, '五百以内'],
    ['两千元以下沙发', '沙发', undefined, 2000, '两千元以下'],
    ['耳机500元左右', '耳机', 400, 600, '500元左右'],
    ['500元的耳机', '耳机', 400, 600, '500元'],
    ['杯子100-200元', '杯子', 100, 200, '100-200元'],
    ['100到200块的杯子', '杯子', 100, 200, '100到200块'],
    ['价格在100-200之间的杯子', '杯子', 100, 200, '价格在100-200之间'],
    ['1000元以上的耳机', '耳机', 1000, undefined, '1000元以上'],
    ['台灯 99.5元以下', '台灯', undefined, 99.5, '99.5元以下'],
    ['under 300 lamp', 'lamp', undefined, 300, 'under 300'],
    ['below 300 desk lamp', 'desk lamp', undefined, 300, 'below 300'],
    ['￥89', '', 71, 107, '¥89'],
    ['100块的香皂', '香皂', 80, 120, '100块'],
    ['香皂30块', '香皂', 24, 36, '30块'],
    ['5块以内的香皂', '香皂', undefined, 5, '5块以内'],
    ['价格100元以上的拼图', '拼图', 100, undefined, '价格100元以上'],
    ['puzzle under ¥100', 'puzzle', undefined, 100, 'under ¥100'],
  ])('%s searches for "%s" from %s to %s yuan', (typed, keyword, min, max, written) => {
    const price = { ...(min !== undefined && { min: min * 100 }), ...(max !== undefined && { max: max * 100 }) };
    expect(readPriceWords(typed)).toEqual({ keyword, price, written, unread: [] });
  });

  it.each([
    'mug 320 ml',
    'flask under 500 ml',
    'desk over 120 cm',
    'desk under 120cm',
    '45-65 cm',
    '2700K',
    'planner 2031',
    'under desk lamp',
    'over-ear headphones',
    '500ml以下',
    '百叶窗',
    '300',
    'mug 2',
    '3-in-1',
    '万用锅',
    'mug',
    '不超过30厘米',
    '容量大于500毫升的杯子',
    '约30厘米托盘',
    '最多3人',
    'mug over 12 oz',
    'lamp under 40 watts',
    'over 100 sheets notebook',
    '100块拼图',
    '3块香皂',
    '26圆盘',
    'iphone 15 max',
    'i <3 cats mug',
    '十二到十五岁',
    '容量大于500',
    '容量 不超过500',
    'size 40 and up',
    'ages 12 and up',
    'kids 12 and up',
    '3块的香皂',
    '香皂3块',
    '100块以上的拼图',
    '拼图 500块以上',
    'puzzle under 500',
    'dumbbell under 20 pounds',
    'under 40 watt bulb',
    'under 20 pounds dumbbell',
    'under 100 sheets notebook',
    'under 5 lamp',
    'over 300 lamp',
    '直径30以内',
    '一千五百元以下的耳机',
    'box for 100 to 120 photos',
    '2到3人的沙发',
    'no more than 2 kg',
    '至少2米',
  ])('is not in %s', (keyword) => expect(readPriceWords(keyword)).toEqual({ keyword, unread: [] }));

  it.each([
    ['lamp below $50', 'lamp', 'below $50'],
    ['mug under 20 dollars', 'mug', 'under 20 dollars'],
    ['50美元以下的台灯', '台灯', '50美元以下'],
  ])('of %s is not understood, because of its currency', (typed, keyword, unread) => {
    expect(readPriceWords(typed)).toEqual({ keyword, unread: [unread] });
  });

  it('always leaves a keyword that can be searched for', () => {
    const piece = fc.constantFrom(
      'under ',
      '300',
      '元',
      '以下',
      '-',
      '到',
      '¥',
      '$',
      ' ',
      '杯',
      'mug',
      '左右',
      '.5',
      '五百',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { keyword, price } = readPriceWords(pieces.join(''));
        expect(keyword.length).toBeLessThanOrEqual(pieces.join('').length);
        expect(price?.min ?? 0).toBeLessThanOrEqual(price?.max ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
});

describe('a query with a price in its keyword', () => {
  it('is filtered by it', () => {
    expect(withPriceWords({ keyword: 'lamp under 300', inStock: true })).toEqual({
      query: { keyword: 'lamp', inStock: true, maxPrice: 30_000 },
      price: { keyword: 'lamp', max: 30_000 },
      written: 'under 300',
      remainingKeyword: 'lamp',
      unread: [],
    });
    expect(withPriceWords({ keyword: '300以内' }).query).toEqual({ maxPrice: 30_000 });
  });

  it('can be searched for without it', () => {
    expect(withoutPriceWords(withPriceWords({ keyword: 'lamp under 300', inStock: true }))).toEqual({
      query: { keyword: 'lamp', inStock: true },
      remainingKeyword: 'lamp',
      unread: ['under 300'],
    });
    expect(withoutPriceWords(withPriceWords({ keyword: 'lamp' }))).toBeUndefined();
    expect(withoutPriceWords(withPriceWords({ keyword: '300以内' }))).toBeUndefined();
  });

  it('keeps its own price', () => {
    expect(withPriceWords({ keyword: 'lamp under 300', minPrice: 100 })).toEqual({
      query: { keyword: 'lamp', minPrice: 100 },
      remainingKeyword: 'lamp',
      unread: [],
    });
  });

  it('is read even if typos are not corrected', () => {
    expect(withPriceWords({ keyword: 'lmap under 300', exact: true }).query).toEqual({
      keyword: 'lmap',
      exact: true,
      maxPrice: 30_000,
    });
  });

  it.each(['“lamp under 300”', '"lamp under 300"', '「300元以内的台灯」', '“300”'])(
    'is unchanged in quotation marks: %s',
    (keyword) => expect(withPriceWords({ keyword })).toEqual({ query: { keyword }, unread: [] }),
  );

  it('is read if only a part is in quotation marks', () => {
    expect(withPriceWords({ keyword: '“lamp” under 300' }).query).toMatchObject({ maxPrice: 30_000 });
  });
});
