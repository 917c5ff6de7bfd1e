import { expect, it } from 'vitest';
import { readSaleWords } from './listWords.ts';
import { withPriceWords } from './withPriceWords.ts';

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
